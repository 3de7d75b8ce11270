import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '#flows/shared/deps.ts'
import { type Outage, outageOf } from '#flows/shared/outage-of.ts'
import { sayError } from '#i18n/say-error.ts'
import { refusalsTexts } from '#i18n/texts/refusals.ts'
import { type ErrorName, errorCodes } from '#kernel/error-codes.ts'
import { languageOfPath } from '#kernel/language.ts'
import { retryAfter } from '#kernel/retry-after.ts'
import { logFailure } from './log-failure.ts'
import { type RefusalPage, refusalPage, refusalPolicy } from './refusal-page.ts'

type Failure = Error & { statusCode?: number }

/** Thrown or handed on, it is answered with this status; nobody is to blame for it but the caller, or the hour. */
export const refused = (status: number): Error =>
  Object.assign(new Error(`Refused with ${status}.`), { statusCode: status })

/**
 * What is answered where nothing else handles a failure, a refusal included: in the visitor's language, to a browser
 * as a page and to everybody else as a sentence. What nobody expected goes to the log with the pattern of its route,
 * never its address, which may hold the secret of a link; the caller learns nothing of the inside.
 */
export function answerFailures(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: Failure, request, reply) => {
    const why = error.statusCode ?? outageOf(error) ?? 500
    if (why === 500 || typeof why === 'string') logFailure(log, request, error)
    return refuseRequest(request, reply, why)
  })
}

type Why = { sentence: ErrorName | 'elsewhere' | 'away'; title: RefusalPage['title'] }

function whyOf(status: number | Outage): Why {
  if (status === 'away') return { sentence: 'away', title: 'awayTitle' }
  if (status === 429) return { sentence: 'tooManyRequests', title: 'hastyTitle' }
  if (status === 'busy' || status === 503) return { sentence: 'shopBusy', title: 'busyTitle' }
  if (status === 421 || status === 403) return { sentence: 'elsewhere', title: 'elsewhereTitle' }
  if (status === 413) return { sentence: 'queryTooLarge', title: 'unreadTitle' }
  return status < 500
    ? { sentence: 'queryNotUnderstood', title: 'unreadTitle' }
    : { sentence: 'unexpected', title: 'failedTitle' }
}

/** Asked again by itself, a page costs nothing; a form would be sent twice. */
const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Said without handing it on, where the framework asks for the answer itself. */
export function refuseRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  given: number | Outage,
): FastifyReply {
  const language = languageOfPath(request.url)
  const { sentence: why, title } = whyOf(given)
  const sentence =
    why === 'elsewhere' || why === 'away'
      ? refusalsTexts[language][why]
      : sayError(language, { code: errorCodes[why] })
  const status = typeof given === 'string' ? 503 : given
  if (status === 503) reply.header('retry-after', retryAfter)
  reply.code(status).header('cache-control', 'no-store').header('content-language', language)
  if (!request.headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send(sentence)
  const again = isRead(request) && status >= 429 ? request.url : undefined
  return reply
    .header('content-security-policy', refusalPolicy)
    .type('text/html; charset=utf-8')
    .send(refusalPage({ language, title, sentence, again }))
}
