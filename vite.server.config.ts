import { defineConfig } from 'vite'
import { plainHttp } from './tools/vite/plain-http.ts'

/**
 * Libraries come in, since each of their files costs a start of the shop, and of every command, a third of a millisecond, and
 * there were more than a thousand. Outside stay those that read files of their own, and what is loaded where it is asked for.
 */
const outside = ['@electric-sql/pglite', '@resvg/resvg-wasm', 'bwip-js', 'fontkit', 'pdfkit']

/** Those who import the library of the API and those who require it get one of its two forms: a schema of the other is none. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

/** The server is built because mails hold JSX. */
export default defineConfig({
  plugins: [plainHttp()],
  resolve: oneGraphql,
  // What libraries hold for developers stays out.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: outside },
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
