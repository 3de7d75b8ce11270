import type { FastifyInstance } from 'fastify'
import type { Logger } from '#flows/shared/deps.ts'

type Failure = Error & { statusCode?: number }

/**
 * What is answered where nothing else handles a failure. What nobody expected goes to the log with the pattern of
 * its route, never its address, which may hold the secret of a link; the caller learns nothing of the inside.
 */
export function answerFailures(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: Failure, request, reply) => {
    const status = error.statusCode ?? 500
    const isUnexpected = status === 500
    if (isUnexpected) {
      const { method, routeOptions } = request
      log.error({ err: error, method, route: routeOptions.url }, 'A request failed unexpectedly.')
    }
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(isUnexpected ? 'Something went wrong.' : error.message)
  })
}
