import { defineConfig } from 'vite'

/** The server is built because mails hold JSX; libraries stay outside, loaded from node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node26',
    outDir: 'build/app',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input: { main: 'src/server/main.ts', shop: 'src/server/shop.ts' },
      output: {
        format: 'esm',
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
      },
    },
  },
})
