import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The window: renderer/ becomes dist/renderer, which both shells serve. */
export default defineConfig({
  root: 'renderer',
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'chrome120',
    // Our policy allows nothing inline, and no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        // What the first screen needs comes in one file: each more is a request that the start waits for.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
});
