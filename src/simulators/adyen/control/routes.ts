import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type ArmedFault,
  faultPlaces,
  requestFaults,
  webhookFaults,
} from '#simulators/adyen/adyen-faults.ts'
import { type Decision, decide } from '#simulators/adyen/payment-life.ts'
import { AdyenError, unexpectedInput } from '#simulators/adyen/protocol/adyen-error.ts'
import { type JsonBody, optionalText, readObject } from '#simulators/adyen/protocol/read-request.ts'
import { closeBatch, reportUrl } from '#simulators/adyen/reports/close-batch.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import { announceEvent, authoriseForeign, type EventToAnnounce } from './announce-event.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Levers for tests, from this machine only: move the clock, arm faults, decide payments, look at what
 * happened, send news again.
 */
export function registerControl(app: FastifyInstance, sim: Simulator): void {
  app.register(
    (control, _options, done) => {
      control.addHook('onRequest', async (request) => assertLocal(request))
      control.post('/clock', async ({ body }) => {
        sim.clock.advance(readCount(readObject(body), 'advanceMs'))
        await sim.courier.idle()
        return { nowMs: sim.clock.nowMs() }
      })
      control.post('/faults', async ({ body }) => {
        sim.faults.arm(readFault(readObject(body)))
        return { isArmed: true }
      })
      control.delete('/faults', async () => {
        sim.faults.disarm()
        return { isArmed: false }
      })
      control.post('/webhooks/flush', async () => {
        await sim.courier.idle()
        return { isIdle: true }
      })
      control.post('/reports', async ({ body }) => {
        const isSilent = readObject(body).isSilent === true
        const untilMs = sim.clock.nowMs()
        const batch = sim.store.transaction(() => closeBatch(sim, { untilMs, isSilent }))
        await sim.courier.idle()
        return { batch, url: batch === undefined ? undefined : reportUrl(sim, batch) }
      })
      registerLookups(control, sim)
      done()
    },
    { prefix: '/control' },
  )
}

function registerLookups(control: FastifyInstance, sim: Simulator): void {
  type ByReference = { Params: { reference: string } }
  control.get('/payments/:reference', async ({ params }: FastifyRequest<ByReference>) => ({
    payments: sim.store.payments.listByReference(params.reference).map((payment) => ({
      ...payment,
      modifications: sim.store.modifications.listOf(payment.pspReference),
    })),
    webhooks: sim.store.outbox.listByReference(params.reference),
  }))
  control.post('/payments/:reference/decide', async (request: FastifyRequest<ByReference>) => {
    const decision = readDecision(readObject(request.body))
    const payments = sim.store.payments.listByReference(request.params.reference)
    const decided = sim.store.transaction(() =>
      payments.map((payment) => decide(sim, payment, decision)),
    )
    sim.courier.wake()
    return { payments: decided }
  })
  control.post('/payments/:reference/announce', async (request: FastifyRequest<ByReference>) => {
    const body = readObject(request.body)
    const event = readEvent(body)
    const of = optionalText(body, 'of')
    const payment = sim.store.payments
      .listByReference(request.params.reference)
      .find(({ pspReference }) => of === undefined || pspReference === of)
    if (payment === undefined) throw unexpectedInput('Unknown payment.')
    sim.store.transaction(() => announceEvent(sim, payment, event))
    await sim.courier.idle()
    return { isAnnounced: !event.isSilent }
  })
  control.post('/payments/:reference/foreign', async (request: FastifyRequest<ByReference>) => {
    const value = readCount(readObject(request.body), 'amount')
    const merchantReference = request.params.reference
    sim.store.transaction(() => authoriseForeign(sim, { merchantReference, value }))
    await sim.courier.idle()
    return { isAnnounced: true }
  })
  control.post('/payments/:reference/repeat', async (request: FastifyRequest<ByReference>) => {
    const webhooks = sim.store.outbox.listByReference(request.params.reference)
    const dueAtMs = sim.clock.nowMs()
    for (const { item } of webhooks)
      sim.store.outbox.add({ item, state: 'waiting', dueAtMs, forgedAttempts: 0 })
    await sim.courier.idle()
    return { count: webhooks.length }
  })
}

function assertLocal(request: FastifyRequest): void {
  if (loopback.has(request.socket.remoteAddress ?? '')) return
  throw new AdyenError(403, '010', { message: 'From this machine only.', errorType: 'security' })
}

function readCount(body: JsonBody, name: string): number {
  const value = body[name] ?? 0
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw unexpectedInput(`${name} must be a whole number.`)
  return value
}

function readFault(body: JsonBody): ArmedFault {
  const { on, kind } = body
  const kinds: readonly unknown[] = on === 'webhooks' ? webhookFaults : requestFaults
  if (!(faultPlaces as readonly unknown[]).includes(on) || !kinds.includes(kind))
    throw unexpectedInput('Unknown place or kind of fault.')
  return {
    on: on as ArmedFault['on'],
    kind: kind as ArmedFault['kind'],
    times: readCount({ times: 1, ...body }, 'times'),
    delayMs: readCount(body, 'delayMs'),
  }
}

function readEvent(body: JsonBody): EventToAnnounce {
  const eventCode = optionalText(body, 'eventCode')
  if (eventCode === undefined) throw unexpectedInput('eventCode must be a text.')
  return {
    eventCode,
    isSuccess: body.success !== false,
    value: body.amount === undefined ? undefined : readCount(body, 'amount'),
    pspReference: optionalText(body, 'pspReference'),
    isSilent: body.isSilent === true,
  }
}

function readDecision(body: JsonBody): Decision {
  const { as, code } = body
  if (as === 'refused') return { as, code: typeof code === 'string' ? code : '2' }
  if (as === 'authorised' || as === 'cancelled' || as === 'expired' || as === 'pending')
    return { as }
  throw unexpectedInput('Unknown decision.')
}
