import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AdyenFault, FaultPlace } from '#simulators/adyen/adyen-faults.ts'
import { sentinelFor } from '#simulators/adyen/adyen-sentinels.ts'
import { AdyenError } from '#simulators/adyen/protocol/adyen-error.ts'
import { isObject, type JsonBody, readObject } from '#simulators/adyen/protocol/read-request.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { StoredAnswer } from '#simulators/adyen/store/answers.ts'

/** One endpoint's work: reads and writes the store, inside the transaction that also keeps its answer. */
export type Operation = (
  sim: Simulator,
  request: { body: JsonBody; pspReference: string },
) => { status: number; body: object }

const keyLengthMax = 64

/** Requests with a key that are being worked on now, by simulator. */
const underway = new WeakMap<Simulator, Set<string>>()

/**
 * Answers a request once per idempotency key: a repetition hears the stored answer, and 704 while the first is
 * still under way. Transient refusals are not stored, so the same key is then worked on anew.
 */
export function answering(sim: Simulator, place: FaultPlace, operation: Operation) {
  const keys = underway.get(sim) ?? new Set<string>()
  underway.set(sim, keys)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url
    const key = request.headers['idempotency-key'] as string | undefined
    if (key === undefined) {
      const answer = await perform(sim, { place, operation, request, key: undefined })
      return send(reply, answer)
    }
    if (key.length > keyLengthMax)
      throw new AdyenError(422, '702', { message: 'The idempotency key is too long.' })
    if (keys.has(key)) throw alreadyUnderway()
    const stored = sim.store.answers.find(key)
    if (stored && stored.path !== path) throw alreadyUnderway()
    if (stored) return send(reply, stored)
    keys.add(key)
    try {
      return send(reply, await perform(sim, { place, operation, request, key }))
    } finally {
      keys.delete(key)
    }
  }
}

const alreadyUnderway = () =>
  new AdyenError(422, '704', {
    message: 'request already processed or in progress',
    errorType: 'internal',
    isTransient: true,
  })

type Work = {
  place: FaultPlace
  operation: Operation
  request: FastifyRequest
  key: string | undefined
}

type Answer = StoredAnswer & { isLost: boolean }

async function perform(sim: Simulator, work: Work): Promise<Answer> {
  const body = readObject(work.request.body)
  const fault = sim.faults.take(work.place) ?? faultAskedFor(work.place, body)
  await sufferBefore(fault, work.request)
  const answer = sim.store.transaction(() => {
    const answered = answerOrRefusal(sim, work, body)
    if (work.key !== undefined) sim.store.answers.keep(work.key, answered, sim.clock.nowMs())
    return answered
  })
  sim.courier.wake()
  return { ...answer, isLost: fault?.kind === 'drop-after-commit' }
}

function answerOrRefusal(sim: Simulator, work: Work, body: JsonBody): StoredAnswer {
  const path = work.request.url
  const { pspReference = '' } = (work.request.params ?? {}) as { pspReference?: string }
  const headers: Record<string, string> =
    work.key === undefined ? {} : { 'idempotency-key': work.key }
  try {
    refuseAsAsked(body)
    const answer = work.operation(sim, { body, pspReference })
    return { path, status: answer.status, headers, body: JSON.stringify(answer.body) }
  } catch (error) {
    if (!(error instanceof AdyenError) || error.isTransient) throw error
    return { path, status: error.status, headers, body: JSON.stringify(error.body) }
  }
}

/** The provider's own test hook for technical failures. */
function refuseAsAsked(body: JsonBody): void {
  const additional = body.additionalData
  const asked = isObject(additional) ? additional.RequestedTestErrorResponseCode : undefined
  const about = { message: String(asked), errorType: 'internal' } as const
  if (asked === 'NO_CONNECTION_AVAILABLE')
    throw new AdyenError(500, '905', { ...about, isTransient: true })
  if (asked === 'IOEXCEPTION_RECEIVED') throw new AdyenError(500, '905', about)
}

function faultAskedFor(place: FaultPlace, body: JsonBody): AdyenFault | undefined {
  const { amount } = body
  if (place !== 'payments' || !isObject(amount)) return undefined
  return sentinelFor({ amountCents: Number(amount.value) })?.request
}

async function sufferBefore(fault: AdyenFault | undefined, request: FastifyRequest): Promise<void> {
  const about = { message: 'Internal error', errorType: 'internal' } as const
  switch (fault?.kind) {
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
      break
    case 'error-500':
      throw new AdyenError(500, '905', { ...about, isTransient: true })
    case 'transient-error':
      throw new AdyenError(422, '703', { ...about, isTransient: true })
    case 'timeout':
      // No answer at all: the caller runs into its own timeout.
      await new Promise((resolve) => request.raw.socket.once('close', resolve))
      throw new AdyenError(500, '905', { ...about, isTransient: true })
  }
}

function send(reply: FastifyReply, answer: StoredAnswer & { isLost?: boolean }) {
  if (answer.isLost) {
    // It breaks off after its first byte: a connection that merely was stale would be tried again unseen.
    reply.hijack()
    reply.raw.writeHead(answer.status, { 'content-length': Buffer.byteLength(answer.body) })
    reply.raw.write(answer.body.slice(0, 1), () => reply.raw.destroy())
    return reply
  }
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .type('application/json')
    .send(answer.body)
}
