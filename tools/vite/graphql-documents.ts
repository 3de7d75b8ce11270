import { join } from 'node:path'
import type { Plugin } from 'vite'
import { graphqlTag, runCodegen } from '../codegen.ts'

const generated = '#storefront/graphql/generated/graphql.ts'
const importOfTag = /import \{ graphql \} from '#storefront\/graphql\/generated\/gql\.ts'\n?/

/**
 * Puts in the place of graphql(`query Home …`) the generated constant HomeDocument, which holds a hash alone:
 * the browser gets neither the texts nor the map of all of them. Fragments leave nothing behind.
 */
export function graphqlDocuments(): Plugin {
  return {
    name: 'graphql-documents',
    enforce: 'pre',
    buildStart: () => runCodegen(),
    configureServer(server) {
      server.watcher.add(join(server.config.root, 'src/api/schema.graphql'))
      server.watcher.on('change', (file) => {
        if (/schema\.graphql$|storefront\/.*\.tsx?$/.test(file) && !file.includes('/generated/'))
          runCodegen().catch((error) => server.config.logger.error(String(error)))
      })
    },
    transform(code, id) {
      if (!id.includes('/src/storefront/') || !importOfTag.test(code)) return undefined
      return { code: withConstants(code), map: null }
    },
  }
}

function withConstants(code: string): string {
  const names = new Set<string>()
  const body = code.replace(importOfTag, '').replace(graphqlTag, (_call, document: string) => {
    const operation = /\b(?:query|mutation)\s+(\w+)/.exec(document)?.[1]
    if (!operation) return 'void 0'
    names.add(`${operation}Document`)
    return `generated${operation}Document`
  })
  const imported = [...names].map((name) => `${name} as generated${name}`).join(', ')
  return names.size === 0 ? body : `import { ${imported} } from '${generated}'\n${body}`
}
