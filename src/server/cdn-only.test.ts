import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { cdnOnly, refuseAroundCdn } from './cdn-only.ts'

function openServer(secret: string | undefined) {
  const app = fastify()
  refuseAroundCdn(app, cdnOnly(secret))
  for (const url of ['/', '/graphql', '/health', '/ready', '/healthy']) app.all(url, () => 'here')
  onTestFinished(() => app.close())
  return async (url: string, auth?: string | string[]) => {
    const headers = auth === undefined ? {} : { 'x-cf-auth': auth }
    return (await app.inject({ url, headers })).statusCode
  }
}

test('where a CDN is configured, what comes around it is refused, health checks aside', async () => {
  const ask = openServer('geheim')
  for (const url of ['/', '/graphql', '/healthy', '/?/health']) {
    expect(await ask(url, 'geheim'), url).toBe(200)
    for (const wrong of [undefined, '', 'gehei', 'geheim2', 'GEHEIM'])
      expect(await ask(url, wrong), `${url} ${wrong}`).toBe(403)
  }
  for (const url of ['/health', '/ready', '/ready?deep']) expect(await ask(url), url).not.toBe(403)
})

test('without a CDN everybody is answered', async () => {
  expect(await openServer(undefined)('/graphql')).toBe(200)
})
