import type { FastifyRequest } from 'fastify'
import type { Logger } from '#flows/shared/deps.ts'
import { patternOf, withoutAddress } from './without-address.ts'

/** Everything that is no route of its own is a page. */
const anyPage = '/*'

/** What nobody expected, with method and pattern of the route; the address itself may be the secret of a link. */
export function logFailure(log: Logger, request: FastifyRequest, failure: unknown): void {
  const { method, url, routeOptions } = request
  const { url: route = anyPage } = routeOptions
  log.error(
    {
      err: withoutAddress(failure, url),
      method,
      route: route === anyPage ? patternOf(url) : route,
    },
    'A request failed unexpectedly.',
  )
}
