import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { graphqlTag, runCodegen } from '../codegen.ts'

const generated = '#storefront/graphql/generated/graphql.ts'
const generatedFile = join(import.meta.dirname, '../../src/storefront/graphql/generated/graphql.ts')
const importOfTag = /import \{ graphql \} from '#storefront\/graphql\/generated\/gql\.ts'\n?/

/**
 * Replaces graphql(`query Home …`) by the value of the generated constant HomeDocument: a hash. So the browser gets
 * neither the texts nor the map of all of them, and a page gets only its own hashes. In development the constant
 * itself is imported, because it changes. Fragments become nothing.
 */
export function graphqlDocuments(): Plugin {
  let hashes: ReadonlyMap<string, string> | undefined
  return {
    name: 'graphql-documents',
    enforce: 'pre',
    async buildStart() {
      await runCodegen()
      if (this.environment.config.command === 'build') hashes = await readHashes()
    },
    configureServer(server) {
      server.watcher.add(join(server.config.root, 'src/api/schema.graphql'))
      server.watcher.on('change', (file) => {
        if (/schema\.graphql$|storefront\/.*\.tsx?$/.test(file) && !file.includes('/generated/'))
          runCodegen().catch((error) => server.config.logger.error(String(error)))
      })
    },
    transform(code, id) {
      if (!id.includes('/src/storefront/') || !importOfTag.test(code)) return undefined
      return { code: hashes ? withHashes(code, hashes) : withConstants(code), map: null }
    },
  }
}

const operationIn = (document: string): string | undefined =>
  /\b(?:query|mutation)\s+(\w+)/.exec(document)?.[1]

/** By operation, as they were generated. */
async function readHashes(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(generatedFile, 'utf8')
  const constants = text.matchAll(/^export const (\w+)Document = .*?"hash":"([^"]+)"/gm)
  return new Map([...constants].map(([, operation = '', hash = '']) => [operation, hash]))
}

const withHashes = (code: string, hashes: ReadonlyMap<string, string>): string =>
  code.replace(importOfTag, '').replace(graphqlTag, (_call, document: string) => {
    const operation = operationIn(document)
    if (!operation) return 'void 0'
    const hash = hashes.get(operation)
    if (hash === undefined) throw new Error(`No hash was generated for ${operation}.`)
    return JSON.stringify({ __meta__: { hash } })
  })

function withConstants(code: string): string {
  const names = new Set<string>()
  const body = code.replace(importOfTag, '').replace(graphqlTag, (_call, document: string) => {
    const operation = operationIn(document)
    if (!operation) return 'void 0'
    names.add(`${operation}Document`)
    return `generated${operation}Document`
  })
  const imported = [...names].map((name) => `${name} as generated${name}`).join(', ')
  return names.size === 0 ? body : `import { ${imported} } from '${generated}'\n${body}`
}
