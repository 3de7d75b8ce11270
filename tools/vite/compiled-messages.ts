import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Tree = { [key: string]: string | Tree }

const areaOfMessages = /\/src\/i18n\/(?:nl|en)\/(?!screens|ordering)[\w-]+\.ts$/

/**
 * Compiles the ICU messages when the storefront is built, so that no parser travels to the browser: `use-intl`
 * then formats with 1 kB of code instead of 13.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^use-intl\/format-message$/,
            replacement: 'use-intl/format-message/format-only',
          },
        ],
      },
      // Bundled on the server too, or it would format with the parser what is compiled already.
      ssr: { noExternal: ['use-intl'] },
    }),
    async load(id) {
      const file = id.split('?')[0] ?? ''
      if (!areaOfMessages.test(file)) return undefined
      const version = statSync(file).mtimeMs
      const module = (await import(`${pathToFileURL(file).href}?at=${version}`)) as Record<
        string,
        Tree
      >
      return Object.entries(module)
        .map(([area, tree]) => `export const ${area} = ${JSON.stringify(compileTree(tree))}`)
        .join('\n')
    },
  }
}

function compileTree(tree: Tree): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileTree(value),
    ]),
  )
}
