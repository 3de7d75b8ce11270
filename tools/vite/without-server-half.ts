import { join } from 'node:path'
import type { Plugin } from 'vite'

const storefront = join(import.meta.dirname, '../../src/storefront/')

/**
 * The server's half is the same in every language, so it is built once. Of another language the router's build of it
 * writes the list of the browser's files alone, for which every module of the storefront may be empty.
 */
export function withoutServerHalf(isWanted: boolean): Plugin | undefined {
  if (!isWanted) return undefined
  return {
    name: 'without-server-half',
    enforce: 'pre',
    // The router asks modules for their exports through a server of its own.
    apply: 'build',
    load(id) {
      const isEmpty = this.environment.name === 'ssr' && id.startsWith(storefront)
      return isEmpty ? 'export {}' : undefined
    },
  }
}
