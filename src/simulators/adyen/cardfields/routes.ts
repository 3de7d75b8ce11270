import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CardField } from '#kernel/card-frame-messages.ts'
import { languageOf } from '#simulators/adyen/language.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import { encryptCardField } from './browser/encrypt-card-field.ts'
import { browserModule } from './browser-modules.ts'
import { framePage, frameStylesheet } from './frame-page.ts'

const fields: readonly string[] = ['number', 'expiry', 'securityCode'] satisfies CardField[]
const plainNames = ['number', 'expiryMonth', 'expiryYear', 'cvc']

type FrameRequest = FastifyRequest<{
  Params: { field: string }
  Querystring: Partial<Record<'clientKey' | 'origin' | 'lang' | 'label' | 'brands', string>>
}>

/** The card frames: pages, their modules, and encryption for browsers that cannot. */
export function registerCardFields(app: FastifyInstance, sim: Simulator): void {
  app.get('/cardfields/v1/style.css', async (_request, reply) =>
    cacheable(reply).type('text/css').send(frameStylesheet),
  )
  app.get('/cardfields/v1/:module.js', async (request, reply) => {
    const { module } = request.params as { module: string }
    const code = browserModule(module)
    if (code === undefined) return reply.code(404).send()
    return cacheable(reply).type('text/javascript').send(code)
  })
  app.get('/cardfields/:field', async (request: FrameRequest, reply) =>
    sendFrame(sim, request, reply),
  )
  app.post('/cardfields/encrypt', async (request, reply) => {
    const plain = readPlainField(request.body)
    if (!plain) return reply.code(400).send()
    return reply.type('text/plain').send(await encryptCardField(sim.cardKeys.publicKey, plain))
  })
}

const cacheable = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=300')

function sendFrame(sim: Simulator, request: FrameRequest, reply: FastifyReply) {
  const { clientKey, origin = '', lang, label = '', brands = '' } = request.query
  const { field } = request.params
  if (!fields.includes(field)) return reply.code(404).send()
  if (clientKey !== sim.options.clientKey || !isOrigin(origin)) return reply.code(403).send()
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${origin}`
  const page = framePage({
    field: field as CardField,
    language: languageOf(lang),
    label,
    origin,
    publicKey: sim.cardKeys.publicKey,
    accepted: brands,
  })
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .send(page)
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
