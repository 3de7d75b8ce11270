import type { FastifyInstance } from 'fastify'

/** For every answer; pages add their Content-Security-Policy, pictures open themselves to other origins. */
const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Nothing to other shops. To ourselves it is needed: with none at all a form without script has no origin.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

const oneYear = 'max-age=31536000; includeSubDomains'

/** Tells browsers to be strict. The same words for every answer, so they are put together once. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { isSecure }: { isSecure: boolean },
): void {
  const all = isSecure ? { ...headers, 'strict-transport-security': oneYear } : headers
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all)
    done()
  })
}
