import type { Plugin } from 'vite'

const id = '\0plain-http'

/**
 * An import of `node:http` reads everything that Node.js offers there, and its WebSocket brings a whole client of HTTP along: a
 * third of what all of Node.js takes a start of the shop. Asked for as here, it is left until somebody asks for it.
 */
export const plainHttp = (): Plugin => ({
  name: 'plain-http',
  enforce: 'pre',
  // What is required brings no more than what is used of it.
  resolveId: (asked, _importer, { kind }) =>
    asked === 'node:http' && kind !== 'require-call' ? id : undefined,
  load: (asked) =>
    asked === id
      ? `const http = process.getBuiltinModule('node:http')
export default http
export const { createServer } = http`
      : undefined,
})
