import type { FastifyInstance } from 'fastify'

/** What a browser can do and the shop does not ask of it, frames included. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** What pages of ours may do, and no frame. Films need others, which stay as browsers have them. */
const ours = ['payment', 'publickey-credentials-create', 'publickey-credentials-get']

/** For every answer; pages add their Content-Security-Policy, pictures open themselves to other origins. */
const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
    ...unused.map((name) => `${name}=()`),
    ...ours.map((name) => `${name}=(self)`),
  ].join(', '),
  // Nothing to other shops. To ourselves it is needed: with none at all a form without script has no origin.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

const oneYear = 'max-age=31536000; includeSubDomains'

export type SecurityHeaders = Readonly<Record<string, string>>

/** The same words for every answer, so they are put together once. */
export const securityHeaders = ({ isSecure }: { isSecure: boolean }): SecurityHeaders =>
  isSecure ? { ...headers, 'strict-transport-security': oneYear } : headers

/** Tells browsers to be strict. */
export function registerSecurityHeaders(app: FastifyInstance, all: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all)
    done()
  })
}
