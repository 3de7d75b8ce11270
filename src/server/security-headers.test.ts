import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerSecurityHeaders, securityHeaders } from './security-headers.ts'

async function headersOf(path: string, isSecure: boolean) {
  const app = fastify()
  registerSecurityHeaders(app, securityHeaders({ isSecure }))
  app.get('/', () => 'a page')
  app.get('/broken', () => {
    throw new Error('broken')
  })
  return (await app.inject(path)).headers
}

test('every answer keeps to its type, its frame and its origin, errors and unknown addresses too', async () => {
  for (const path of ['/', '/broken', '/nowhere'])
    expect(await headersOf(path, true)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(
        /camera=\(\).*payment=\(self\).*credentials-get=\(self\)$/,
      ),
    })
})

test('browsers are told to stay on https only where the shop is reached by it', async () => {
  expect((await headersOf('/', true))['strict-transport-security']).toMatch(/^max-age=31536000/)
  expect(await headersOf('/', false)).not.toHaveProperty('strict-transport-security')
})
