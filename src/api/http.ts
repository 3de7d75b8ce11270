import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '#api/format-answer.ts'
import { type ApiRequest, type ApiResponse, parseQuestion } from '#api/request.ts'
import { openVisitor, type Visitor } from '#api/visitor.ts'
import { readVisitorCookie, writeVisitorCookie } from '#api/visitor-cookie.ts'
import type { Deps } from '#flows/deps.ts'
import { errorCodes } from '#kernel/error-codes.ts'

/** About ten times the largest question of the storefront (a payment with encrypted card fields). */
const bodyBytesMax = 128 * 1024

type HttpParts = {
  deps: Pick<Deps, 'storefront' | 'shopUrl'>
  respond: (request: ApiRequest) => Promise<ApiResponse>
}

/**
 * POST /graphql. Only JSON is taken, which no form of another site can send with our cookie. Partial data is
 * 200; a question that cannot be answered at all is 400, one that is too large 413, always with a GraphQL error.
 */
export function registerHttp(app: FastifyInstance, { deps, respond }: HttpParts): void {
  const isSecure = deps.shopUrl.startsWith('https:')
  const visitorOf = (request: FastifyRequest): Visitor =>
    openVisitor({
      cookie: readVisitorCookie(request.headers.cookie),
      language: languageHeader(request),
      storefront: deps.storefront,
    })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)))
    } catch {
      done(null, undefined)
    }
  })

  const refuse = (request: FastifyRequest, reply: FastifyReply, isTooLarge: boolean) => {
    const code = isTooLarge ? errorCodes.queryTooLarge : errorCodes.queryNotUnderstood
    const message = isTooLarge ? 'The body is too large.' : 'Post one GraphQL question as JSON.'
    const error = refusal({ message, extensions: { code } }, { visitor: visitorOf(request) })
    return send(reply.code(isTooLarge ? 413 : 400), JSON.stringify({ errors: [error] }))
  }

  app.setErrorHandler((error: { statusCode?: number }, request, reply) =>
    refuse(request, reply, error.statusCode === 413),
  )

  app.post('/graphql', { bodyLimit: bodyBytesMax }, async (request, reply) => {
    const question = parseQuestion(request.body)
    if (question === undefined) return refuse(request, reply, false)
    const visitor = visitorOf(request)
    const { answer, isRefused, text } = await respond({
      ...question,
      visitor,
      clientIp: request.ip,
    })
    if (visitor.cookieToSet !== undefined)
      reply.header('set-cookie', writeVisitorCookie(visitor.cookieToSet, { isSecure }))
    return send(reply.code(isRefused ? 400 : 200), text ?? JSON.stringify(answer))
  })
}

const send = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(text)

/** SPEC §7: `x-lang` says the language where the question itself cannot. */
function languageHeader({ headers }: FastifyRequest): string | undefined {
  const language = headers['x-lang']
  return typeof language === 'string' ? language.toLowerCase() : undefined
}
