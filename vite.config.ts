import { defineConfig } from 'vite';

const HOST = 'http://localhost:4600';

/** Only what runs in a browser is built; everything else runs as it is. */
export default defineConfig({
  root: 'web',
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2024',
    manifest: true,
    // A strict content security policy forbids data: addresses in scripts, and small pictures are cached as files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: [import.meta.dirname] },
    proxy: { '/api': HOST, '/socket': { target: HOST, ws: true } },
  },
});
