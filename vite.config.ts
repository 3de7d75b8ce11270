import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunks } from './tools/vite/chunks.ts'
import { compiledMessages } from './tools/vite/compiled-messages.ts'
import { coreFonts } from './tools/vite/core-fonts.ts'
import { graphqlDocuments } from './tools/vite/graphql-documents.ts'
import { knownBrowser } from './tools/vite/known-browser.ts'
import { withoutServerHalf } from './tools/vite/without-server-half.ts'

/** Chunks that each page has before it asks for anything more. */
const onEveryPage = ['react', 'rolldown-runtime', 'shop']

/** The storefront alone; the server has a configuration of its own. */
export default defineConfig(({ command }) => ({
  plugins: [
    withoutServerHalf(process.env.SERVER_HALF === 'none'),
    graphqlDocuments(),
    compiledMessages(process.env.SCREENS_LANGUAGE),
    coreFonts(),
    knownBrowser(),
    tailwindcss(),
    reactRouter(),
  ],
  // Its libraries come in, as those of the server do, which says why; while developing they are loaded as they are.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  // Nobody reads what the files of a build would be compressed: tools/build.mjs does compress them.
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: {
        modulePreload: {
          resolveDependencies: (_file, needed) =>
            needed.filter((file) => !onEveryPage.some((name) => file.includes(`/${name}-`))),
        },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
            // A page names the files of its routes, by names that do not compress.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: ({ name }) =>
              onEveryPage.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
          },
        },
      },
    },
  },
}))
