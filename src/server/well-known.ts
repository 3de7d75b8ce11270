import { readFile, realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileCacheControl } from './pages/send-public.ts'

/** Names of a file or a folder in it, none of which is hidden. */
const fileName = /^[\w~+-][\w.~+-]*(?:\/[\w~+-][\w.~+-]*)*$/

const typeOf = (path: string, body: Buffer): string => {
  if (extname(path) === '.json') return 'application/json'
  if (extname(path) === '.html') return 'text/html; charset=utf-8'
  // apple-app-site-association is JSON without a name that says so.
  return extname(path) === '' && body.toString('latin1', 0, 1) === '{'
    ? 'application/json'
    : 'text/plain; charset=utf-8'
}

/**
 * Files by which others know that the shop is ours, as of a wallet or a certificate: `/.well-known/{file}`, byte for byte from the
 * folder of the setting. They are asked for by their exact name, so nothing is led anywhere.
 */
export function registerWellKnown(app: FastifyInstance, folder: string | undefined): void {
  app.get('/.well-known/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const file = await readIn(folder, request.params['*'])
    if (file === undefined)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('There is no such file.')
    return reply
      .header('cache-control', fileCacheControl(false))
      .type(typeOf(file.path, file.body))
      .send(file.body)
  })
}

/** Undefined of what does not lie in the folder, links out of it included. */
async function readIn(folder: string | undefined, name: string) {
  if (folder === undefined || !fileName.test(name)) return undefined
  try {
    const path = await realpath(join(folder, name))
    if (!path.startsWith(`${await realpath(folder)}${sep}`)) return undefined
    return { path, body: await readFile(path) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined
    throw error
  }
}
