import { defineConfig } from 'vite'

/**
 * The server is built because mails hold JSX; libraries stay outside, loaded from node_modules. That of the mails comes in:
 * whole, it brings a highlighter for 300 languages into memory.
 */
export default defineConfig({
  ssr: { noExternal: ['react-email'] },
  build: {
    ssr: true,
    target: 'node26',
    outDir: 'build/app',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rollupOptions: {
      input: {
        main: 'src/server/main.ts',
        shop: 'src/server/shop.ts',
        'print-worker': 'src/server/print-worker.ts',
      },
      output: {
        format: 'esm',
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
      },
    },
  },
})
