import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { claimsOf } from '#api/claims.ts'
import { readCookies, writeCookies } from '#api/cookies.ts'
import { type Caller, translateErrors } from '#api/errors.ts'
import { holdLateMs } from '#api/follow-visitor.ts'
import { type ApiAnswer, present } from '#api/format-answer.ts'
import { refuse } from '#api/refuse.ts'
import { type ApiRequest, type ApiResponse, parseQuestion } from '#api/request.ts'
import { ShopBusy, TooManyRequests } from '#api/request-errors.ts'
import { Visitor } from '#api/visitor.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { retryAfter } from '#kernel/retry-after.ts'

/** A list of two thousand receivers, each with a note of its own. */
const bodyBytesMax = 1024 * 1024

/** Where a browser posts once more, with the cookies that it has by then. */
const askedAgain = '/graphql?again'

type HttpParts = {
  deps: Deps
  respond: (request: ApiRequest) => Promise<ApiResponse>
}

/**
 * POST /graphql. Only JSON is taken, which no form of another site can send with our cookie. Partial data is
 * 200; a question that cannot be answered at all is 400, one that is too large 413, always with a GraphQL error.
 */
export function registerHttp(app: FastifyInstance, { deps, respond }: HttpParts): void {
  const isSecure = deps.shopUrl.startsWith('https:')
  const visitorOf = (request: FastifyRequest): Visitor =>
    new Visitor({
      cookies: readCookies(request.headers.cookie, { isSecure }),
      language: languageHeader(request),
      storefront: deps.storefront,
      isAskedAgain: request.url === askedAgain,
      userAgent: request.headers['user-agent'],
    })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)))
    } catch {
      done(null, undefined)
    }
  })

  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { status, answer } = answerFailure(error, {
      ...{ deps, visitor: visitorOf(request), unexpected: { count: 0 } },
      claims: claimsOf(request.headers),
    })
    return send(reply.code(status), JSON.stringify(answer))
  })

  app.post('/graphql', { bodyLimit: bodyBytesMax }, async (request, reply) => {
    const question = parseQuestion(request.body)
    if (question === undefined) throw new GraphQLError('Post one GraphQL question as JSON.')
    const visitor = visitorOf(request)
    const { answer, status, bytes } = await respond({
      ...question,
      visitor,
      clientIp: request.ip,
      claims: claimsOf(request.headers),
    })
    if (visitor.isLate) {
      await setTimeout(holdLateMs)
      return reply.header('cache-control', 'no-store').redirect(askedAgain, 307)
    }
    for (const cookie of writeCookies(visitor, { isSecure })) reply.header('set-cookie', cookie)
    return send(reply.code(status), bytes ?? JSON.stringify(answer))
  })
}

/** What the server itself turned away: too much at once, too large, not JSON; the rest is our own fault. */
function answerFailure(
  error: { statusCode?: number },
  caller: Caller,
): { status: number; answer: ApiAnswer } {
  const { statusCode = 500 } = error
  if (statusCode === 429 || statusCode === 503) {
    const reason = statusCode === 429 ? new TooManyRequests() : new ShopBusy()
    const [error] = translateErrors(reason, caller)
    return { status: statusCode, answer: { errors: [present(error)] } }
  }
  if (statusCode === 413) {
    const extensions = { code: errorCodes.queryTooLarge }
    const fault = new GraphQLError('The body is too large.', { extensions })
    return { ...refuse(fault, caller), status: 413 }
  }
  const isFault = statusCode >= 400 && statusCode < 500
  return refuse(isFault ? new GraphQLError('Post one GraphQL question as JSON.') : error, caller)
}

function send(reply: FastifyReply, body: string | Buffer): FastifyReply {
  if (reply.statusCode === 503) reply.header('retry-after', retryAfter)
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body)
}

/** SPEC §7: `x-lang` says the language where the question itself cannot. */
function languageHeader({ headers }: FastifyRequest): string | undefined {
  const language = headers['x-lang']
  return typeof language === 'string' ? language.toLowerCase() : undefined
}
