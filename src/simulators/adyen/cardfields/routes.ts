import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import { encryptCardField } from './browser/encrypt-card-field.ts'
import { framesVersion } from './browser/frame-protocol.ts'
import { browserModule } from './browser-modules.ts'
import { framePage, frameStylesheet } from './frame-page.ts'

const plainNames = ['number', 'expiryMonth', 'expiryYear', 'cvc']

/** Where the provider's component looks for its frames: it knows its own version, and no other is served. */
const folder = `/checkoutshopper/:environment/securedfields/:clientKey/${framesVersion}`

type FrameRequest = FastifyRequest<{
  Params: { clientKey: string }
  Querystring: { type?: string; d?: string }
}>

/** The frames of the card fields: their page, its modules, and encryption for browsers that cannot. */
export function registerCardFields(app: FastifyInstance, sim: Simulator): void {
  app.get(`${folder}/securedFields.html`, async (request: FrameRequest, reply) =>
    sendFrame(sim, request, reply),
  )
  app.get(`${folder}/style.css`, async (_request, reply) =>
    cacheable(reply).type('text/css').send(frameStylesheet),
  )
  app.get(`${folder}/:module.js`, async (request, reply) => {
    const { module } = request.params as { module: string }
    const code = browserModule(module)
    if (code === undefined) return reply.code(404).send()
    return cacheable(reply).type('text/javascript').send(code)
  })
  app.post(`${folder}/encrypt`, async (request, reply) => {
    const plain = readPlainField(request.body)
    if (!plain) return reply.code(400).send()
    return reply.type('text/plain').send(await encryptCardField(sim.cardKeys.publicKey, plain))
  })
}

const cacheable = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=300')

function sendFrame(sim: Simulator, request: FrameRequest, reply: FastifyReply) {
  const { type, d = '' } = request.query
  const origin = Buffer.from(d, 'base64').toString('latin1')
  if (type !== 'card') return reply.code(404).send()
  if (request.params.clientKey !== sim.options.clientKey || !isOrigin(origin))
    return reply.code(403).send()
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${origin}`
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .send(framePage({ origin, publicKey: sim.cardKeys.publicKey }))
}

/** Exactly scheme, host and port: what stands in a policy must not carry anything else. */
function isOrigin(text: string): boolean {
  return (
    /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
  )
}

function readPlainField(body: unknown): Readonly<Record<string, string>> | undefined {
  const plain: unknown = typeof body === 'string' ? parseJson(body) : body
  if (typeof plain !== 'object' || plain === null) return undefined
  const [entry, ...others] = Object.entries(plain)
  const isOneField = entry && others.length === 0 && plainNames.includes(entry[0])
  return isOneField && /^\d{0,19}$/.test(String(entry[1]))
    ? { [entry[0]]: String(entry[1]) }
    : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
