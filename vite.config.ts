import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunks } from './tools/vite/chunks.ts'
import { compiledMessages } from './tools/vite/compiled-messages.ts'
import { graphqlDocuments } from './tools/vite/graphql-documents.ts'

/** The storefront alone; the server has a configuration of its own. */
export default defineConfig({
  plugins: [
    graphqlDocuments(),
    compiledMessages(process.env.SCREENS_LANGUAGE),
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        // Every page has them before it asks for anything more.
        modulePreload: {
          resolveDependencies: (_file, needed) =>
            needed.filter((file) => !/\/(?:react|rolldown-runtime|shop)-/.test(file)),
        },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
            // Every page knows the files of all routes, by names that do not compress.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
  },
})
