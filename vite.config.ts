import { defineConfig } from 'vite';
import { compressed } from './scripts/compressed.ts';
import { offline } from './scripts/offline.ts';

const HOST = 'http://localhost:4600';

/** Only what runs in a browser is built; everything else runs as it is. */
export default defineConfig({
  root: 'web',
  plugins: [offline(), compressed()],
  // Understands the names of look/widths.css, and changes nothing else: what browsers need follows when it is made small.
  css: { transformer: 'lightningcss', lightningcss: { targets: {}, drafts: { customMedia: true } } },
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
  worker: { format: 'es' },
  server: {
    fs: { allow: [import.meta.dirname] },
    proxy: { '/api': HOST, '/socket': { target: HOST, ws: true } },
  },
});
