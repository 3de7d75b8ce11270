import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isSameSecret } from '#platform/secrets/same-secret.ts'
import { refused } from './answer-failures.ts'

/** Whether a request came by the CDN, or is one that may come without it. */
export type CameByCdn = (request: IncomingMessage) => boolean

/** Load balancers ask the process itself. */
const healthCheck = /^\/(?:health|ready)(?:\?|$)/

/** By the secret that the CDN adds as `x-cf-auth` (SPEC §7); without one configured, everybody may ask. */
export function cdnOnly(secret: string | undefined): CameByCdn {
  if (secret === undefined) return () => true
  return ({ url = '', headers }) =>
    healthCheck.test(url) || isSameSecret(String(headers['x-cf-auth'] ?? ''), secret)
}

/** Whoever goes around the CDN also goes around its limits: they are refused before anything is read. */
export function refuseAroundCdn(app: FastifyInstance, cameByCdn: CameByCdn): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(cameByCdn(request.raw) ? undefined : refused(403))
  })
}
