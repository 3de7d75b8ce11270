import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import { type Plugin, runnerImport } from 'vite'
import { type Language, type Localized, languages } from '../../src/kernel/language.ts'

type Tree = { [key: string]: string | Tree }

const areaOfMessages = /\/src\/i18n\/texts\/[\w-]+\.ts$/

/**
 * Compiles the ICU messages when the storefront is built, so that no parser travels to the browser: `use-intl`
 * then formats with 1 kB of code instead of 13. A build for one language leaves the texts of the others out of the
 * browser's half; without a language, while developing, all of them are there.
 */
export function compiledMessages(language?: string): Plugin {
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
      const isLeftOut = (spoken: Language) =>
        this.environment.name === 'client' && language !== undefined && language !== spoken
      const isBuild = this.environment.mode === 'build'
      const { module: exported, dependencies } = await (isBuild ? readOnce(file) : readAnew(file))
      for (const imported of dependencies) this.addWatchFile(imported)
      return Object.entries(exported)
        .flatMap(([name, area]) => {
          if (!isArea(area)) return []
          const compiled = languages.map((spoken) => [
            spoken,
            isLeftOut(spoken) ? {} : compileTree(area[spoken]),
          ])
          return `export const ${name} = ${JSON.stringify(Object.fromEntries(compiled))}`
        })
        .join('\n')
    },
  }
}

type Read = { module: Record<string, Tree>; dependencies: readonly string[] }

/** A build reads each file once: Node may keep it. */
const readOnce = async (file: string): Promise<Read> => ({
  module: await import(pathToFileURL(file).href),
  dependencies: [],
})

/** While developing Node would keep a file that this one imports as it was first read. */
const readAnew = (file: string): Promise<Read> => runnerImport(file)

/** True of what `texts` made. Entries that several areas share are compiled with each of those. */
const isArea = (exported: Tree): exported is Localized<Tree> =>
  Object.keys(exported).join() === languages.join()

function compileTree(tree: Tree): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileTree(value),
    ]),
  )
}
