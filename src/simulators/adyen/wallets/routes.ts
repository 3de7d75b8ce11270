import type { FastifyInstance } from 'fastify'
import { browserModule } from '#simulators/adyen/cardfields/browser-modules.ts'
import { wallets } from './wallets.ts'

/** What stands in for the scripts of the wallets' owners: no module, as theirs are none. */
export function registerWallets(app: FastifyInstance): void {
  for (const id of Object.keys(wallets))
    app.get(`/wallets/${id}.js`, async (_request, reply) =>
      reply
        .type('text/javascript')
        .header('cache-control', 'public, max-age=300')
        .send(`{${browserModule('wallets')?.replace(/^export \{\}\s*$/m, '')}}`),
    )
}
