import type { FastifyInstance } from 'fastify'
import { matchAddress } from '#kernel/addresses.ts'
import { refused } from './answer-failures.ts'
import type { Pressure } from './pressure.ts'

/** Files cost little, and a page without its files is useless. News and returns of payments are never turned away. */
const alwaysWelcome =
  /^\/(?:assets|cards|films|logos|share|health|ready|metrics|webhooks|routes\.json)\b/

const isReturn = (url: string): boolean => matchAddress(url)?.name === 'processing'

/** While the process has more to do than it can, only computed answers are refused. */
export function refuseUnderPressure(app: FastifyInstance, pressure: Pressure): void {
  app.addHook('onClose', async () => pressure.stop())
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (!pressure.isHigh() || alwaysWelcome.test(url) || isReturn(url)) return done()
    done(refused(503))
  })
}
