import { defineConfig } from 'vite'

/**
 * Libraries of many small files come in, since each file costs a start of the shop, and of every command, a third of a millisecond;
 * the others stay outside, loaded from node_modules. That of the mails comes in because whole, it brings a highlighter for
 * 300 languages into memory.
 */
const broughtIn = ['jsvat', 'kysely', 'libphonenumber-js', 'react-email', 'valibot']

/** The server is built because mails hold JSX. */
export default defineConfig({
  ssr: { noExternal: broughtIn },
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
