import { defineConfig } from 'vite';
import { compressed } from './scripts/compressed.ts';
import { offline } from './scripts/offline.ts';
import { previews } from './scripts/preview-build.ts';
import { boards, threads } from './scripts/program-build.ts';

const HOST = 'http://localhost:4600';

/**
 * What runs in a browser, and the server and the command as hosts run them (docs/decisions/0010-a-built-program.md). All
 * of it runs from its sources as well, but for what a browser needs.
 */
export default defineConfig({
  root: 'web',
  plugins: [previews(), offline(), compressed(), threads(), boards()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist',
        emptyOutDir: true,
        target: 'es2024',
        manifest: true,
        // A strict content security policy forbids data: addresses in scripts, and small pictures are cached as files.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['web/index.html', 'web/service-worker.ts'],
          output: {
            // The browser asks for the service worker by this name; everything else is named for what is in it.
            entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
          },
        },
      },
    },
    program: {
      consumer: 'server',
      // Little is used of each, so that little is loaded. The others come from npm.
      resolve: { noExternal: ['typebox', 'kysely', '@noble/hashes'] },
      build: {
        outDir: '../dist',
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        target: 'node24',
        rolldownOptions: {
          input: ['cli/main.ts', 'server/bot-worker.ts', 'server/store/sqlite-worker.ts'],
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  // Understands the names of look/widths.css, and changes nothing else: what browsers need follows when it is made small.
  css: { transformer: 'lightningcss', lightningcss: { targets: {}, drafts: { customMedia: true } } },
  worker: { format: 'es' },
  server: {
    fs: { allow: [import.meta.dirname] },
    proxy: { '/api': HOST, '/socket': { target: HOST, ws: true } },
  },
});
