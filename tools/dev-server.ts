import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { PageSource } from '../src/server/pages/page-source.ts'

/**
 * The demonstration for developers. Vite runs the server's sources and rebuilds each screen on a change; a change of
 * the server needs a restart.
 */
const home = new URL('../', import.meta.url).pathname
const vite = await createServer({ root: home, server: { middlewareMode: true }, appType: 'custom' })

const { readPersistedDocuments } = await vite.ssrLoadModule('/src/server/persisted-documents.ts')
const { readConfig } = await vite.ssrLoadModule('/src/platform/config/read-config.ts')
const { startShop } = await vite.ssrLoadModule('/src/server/start-shop.ts')

const pages: PageSource = {
  documents: () => readPersistedDocuments(`${home}src/storefront/graphql/generated`),
  loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  registerFiles: async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (/^\/(graphql|cards|dev|ip|webhooks)\b/.test(request.url)) done()
      else vite.middlewares(request.raw, reply.raw, () => done())
    })
  },
  mode: 'development',
}

const shop = await startShop(readConfig(process.env, home), pages)
for (const line of shop.welcome) process.stdout.write(`${line}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void shop.close().then(() => vite.close()))
}
