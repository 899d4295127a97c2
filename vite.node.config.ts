import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

/** What runs in Node and in Electron's main process. Packages stay in node_modules; Electron's preload must be CommonJS of its own. */
const preload = process.env.SETWRIGHT_PRELOAD === '1';
const isPackage = (id: string) => !/^[./\0]/.test(id) && !/^[A-Za-z]:[\\/]/.test(id);

/** pdfkit is bundled with all that it imports: out of one file it starts in half the time. */
const isBundled = (id: string, importer = '') => id === 'pdfkit' || /[\\/]node_modules[\\/]/.test(importer);

export default defineConfig({
  ssr: { noExternal: true },
  // pdfkit's font engine brings 120 KB of tables to unpack WOFF2, which is how none of our fonts is packed.
  resolve: { alias: { 'brotli/decompress.js': 'node:zlib' } },
  build: {
    ssr: true,
    outDir: 'dist/node',
    emptyOutDir: !preload,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: preload
        ? { preload: 'app/desktop/preload.ts' }
        : {
            cli: 'app/cli/main.ts',
            desktop: 'app/desktop/main.ts',
            work: 'app/desktop/work.ts',
            'local-work': 'app/local/work.ts',
            'series-worker': 'app/studio/simulate/series-worker.ts',
          },
      external: (id, importer) => builtinModules.includes(id) || (isPackage(id) && !isBundled(id, importer)),
      output: preload
        ? { format: 'cjs', entryFileNames: '[name].cjs' }
        : { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
