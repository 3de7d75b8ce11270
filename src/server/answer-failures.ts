import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '#flows/shared/deps.ts'
import { sayError } from '#i18n/say-error.ts'
import { refusalsTexts } from '#i18n/texts/refusals.ts'
import { type ErrorName, errorCodes } from '#kernel/error-codes.ts'
import { languageOfPath } from '#kernel/language.ts'
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
    const status = error.statusCode ?? 500
    if (status === 500) logFailure(log, request, error)
    return refuse(request, reply, status)
  })
}

type Why = { sentence: ErrorName | 'elsewhere'; title: RefusalPage['title'] }

function whyOf(status: number): Why {
  if (status === 429) return { sentence: 'tooManyRequests', title: 'hastyTitle' }
  if (status === 503) return { sentence: 'shopBusy', title: 'busyTitle' }
  if (status === 421 || status === 403) return { sentence: 'elsewhere', title: 'elsewhereTitle' }
  if (status === 413) return { sentence: 'queryTooLarge', title: 'unreadTitle' }
  return status < 500
    ? { sentence: 'queryNotUnderstood', title: 'unreadTitle' }
    : { sentence: 'unexpected', title: 'failedTitle' }
}

/** Asked again by itself, a page costs nothing; a form would be sent twice. */
const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Said without handing it on, where the framework asks for the answer itself. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const language = languageOfPath(request.url)
  const why = whyOf(status)
  const sentence =
    why.sentence === 'elsewhere'
      ? refusalsTexts[language].elsewhere
      : sayError(language, { code: errorCodes[why.sentence] })
  reply.code(status).header('cache-control', 'no-store').header('content-language', language)
  if (!request.headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send(sentence)
  const again = isRead(request) && status >= 429 ? request.url : undefined
  return reply
    .header('content-security-policy', refusalPolicy)
    .type('text/html; charset=utf-8')
    .send(refusalPage({ language, title: why.title, sentence, again }))
}
