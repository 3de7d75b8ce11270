import { timingSafeEqual } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AdyenError, unexpectedInput } from '#simulators/adyen/protocol/adyen-error.ts'
import { isObject } from '#simulators/adyen/protocol/read-request.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import { answering } from './answer.ts'
import { answerAppleSession } from './apple-session.ts'
import { modify } from './modifications.ts'
import { readPaymentDetails } from './payment-details.ts'
import { answerPaymentMethods } from './payment-methods.ts'
import { makePayment } from './payments.ts'

/** The Checkout API, version 72, as far as the shop uses it. */
export function registerApi(app: FastifyInstance, sim: Simulator): void {
  app.register(
    (api, _options, done) => {
      api.setErrorHandler(answerError)
      api.addHook('preValidation', async (request) => authorise(sim, request))
      api.post('/paymentMethods', answering(sim, 'paymentMethods', answerPaymentMethods))
      api.post('/payments', answering(sim, 'payments', makePayment))
      api.post('/payments/details', answering(sim, 'details', readPaymentDetails))
      api.post('/applePay/sessions', answering(sim, 'appleSession', answerAppleSession))
      const payment = '/payments/:pspReference'
      api.post(`${payment}/refunds`, answering(sim, 'refunds', modify('refund')))
      api.post(`${payment}/cancels`, answering(sim, 'cancels', modify('cancel')))
      api.post(`${payment}/captures`, answering(sim, 'captures', modify('capture')))
      api.post(`${payment}/reversals`, answering(sim, 'reversals', modify('reversal')))
      done()
    },
    { prefix: '/v72' },
  )
}

function authorise(sim: Simulator, request: FastifyRequest): void {
  const { apiKey, merchantAccount } = sim.options
  const given = Buffer.from(String(request.headers['x-api-key'] ?? ''))
  const wanted = Buffer.from(apiKey)
  const isKnown = given.length === wanted.length && timingSafeEqual(given, wanted)
  const about = { errorType: 'security' } as const
  if (!isKnown)
    throw new AdyenError(401, '000', { message: 'HTTP Status Response - Unauthorized', ...about })
  const { body } = request
  // These name no account: a result belongs to one already, and Apple's wallet has its own name of a shop.
  if (request.url.endsWith('/payments/details')) return
  if (request.url.endsWith('/applePay/sessions')) return
  if (isObject(body) && body.merchantAccount !== merchantAccount)
    throw new AdyenError(403, '901', { message: 'Invalid Merchant Account', ...about })
}

function answerError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const isOurs = error instanceof AdyenError
  const status = error.statusCode ?? 500
  const known = isOurs
    ? error
    : status < 500
      ? unexpectedInput(error.message)
      : new AdyenError(500, '905', { message: 'Internal error', errorType: 'internal' })
  if (known.isTransient) reply.header('transient-error', 'true')
  return reply.code(known.status).send(known.body)
}
