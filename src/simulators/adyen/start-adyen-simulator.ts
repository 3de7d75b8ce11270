import Fastify, { type FastifyInstance } from 'fastify'
import { createFaults } from './adyen-faults.ts'
import { registerApi } from './api/routes.ts'
import { registerCardFields } from './cardfields/routes.ts'
import { openCardKeys } from './cards/card-keys.ts'
import { createVirtualClock } from './clock.ts'
import { registerControl } from './control/routes.ts'
import type { AdyenSimulatorOptions } from './options.ts'
import { registerBankPages } from './pages/routes.ts'
import { endOverduePayments } from './payment-life.ts'
import { AdyenError } from './protocol/adyen-error.ts'
import { closeDueBatch, nextCloseMs } from './reports/close-batch.ts'
import { registerReports } from './reports/routes.ts'
import type { Simulator } from './simulator.ts'
import { openStore } from './store/store.ts'
import { registerWallets } from './wallets/routes.ts'
import { createCourier } from './webhooks/courier.ts'

export type AdyenSimulator = {
  /** For the shop's server and, unless `publicUrl` says otherwise, for browsers. */
  url: string
  /** Its time moves forward with the shop's; what is due then is sent then. */
  advance(ms: number): void
  close(): Promise<void>
}

/**
 * Stands in for the payment provider on an origin of its own: the Checkout API, the bank's pages, the card
 * frames and the webhooks. Its state is in `folder`, so it may be killed and started again at any moment.
 */
export async function startAdyenSimulator(options: AdyenSimulatorOptions): Promise<AdyenSimulator> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 })
  const sim = assemble(options)
  readForms(app)
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof AdyenError) return reply.code(error.status).send(error.body)
    return reply.send(error)
  })
  registerApi(app, sim)
  registerCardFields(app, sim)
  registerWallets(app)
  registerBankPages(app, sim)
  registerReports(app, sim)
  registerControl(app, sim)
  await app.listen({ port: options.port, host: options.host })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  const url = `http://localhost:${port}`
  sim.publicUrl = options.publicUrl ?? url
  sim.courier.wake()
  return {
    url,
    advance(ms) {
      sim.clock.advance(ms)
      sim.courier.wake()
    },
    async close() {
      await app.close()
      await sim.courier.stop()
      sim.store.close()
    },
  }
}

function assemble(options: AdyenSimulatorOptions): Simulator {
  const store = openStore(options.folder)
  const clock = createVirtualClock(store.settings)
  const sim: Simulator = {
    options,
    publicUrl: options.publicUrl ?? '',
    store,
    clock,
    faults: createFaults(),
    cardKeys: openCardKeys(store.settings),
    courier: createCourier({
      options,
      store,
      clock,
      keepUp: () => {
        endOverduePayments(sim)
        closeDueBatch(sim)
      },
      nextCloseMs: () => nextCloseMs(sim),
    }),
  }
  return sim
}

/** The forms of the bank's pages; nothing else here is sent by a form. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
