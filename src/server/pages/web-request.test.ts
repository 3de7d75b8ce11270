import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerFailures } from '../answer-failures.ts'
import { registerPages, renderedAs } from './pages.ts'
import { ResponseCache } from './response-cache.ts'
import { toWebRequest } from './web-request.ts'

const origin = 'https://shop.example'
const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** Answers with what a page would be given. */
async function openServer({ isHidden = false } = {}) {
  const app = fastify()
  answerFailures(app, silent)
  await registerPages(app, {
    render: async (request, reply) => {
      const asked = toWebRequest(request, reply, origin)
      return renderedAs(Response.json({ url: asked.url, text: await asked.text() }))
    },
    cache: new ResponseCache(),
    policyTargets: () => ({ frames: [], forms: [] }),
    now: Date.now,
    changesAt: () => undefined,
    moveOf: () => undefined,
    isHidden,
    isProtected: true,
  })
  return app
}

test('a hidden shop says so with every page', async () => {
  const robots = async (isHidden: boolean) => {
    const app = await openServer({ isHidden })
    const { headers } = await app.inject('/')
    await app.close()
    return headers['x-robots-tag']
  }
  expect(await robots(true)).toBe('noindex, nofollow')
  expect(await robots(false)).toBeUndefined()
})

test('an address is one of this shop, for any request', async () => {
  const app = await openServer()
  const hosts = ['/', '//', '//evil.example/x', '/.//evil.example', '/\\\\evil.example'].map(
    async (url) => {
      const answer = await app.inject({ url, headers: { host: 'evil.example' } })
      return answer.statusCode === 200 ? new URL(answer.json().url).host : answer.statusCode
    },
  )
  expect(new Set(await Promise.all(hosts))).toEqual(new Set(['shop.example']))
})

test('a form arrives whole, and one that is far too large is refused unread', async () => {
  const app = await openServer()
  const post = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/bestellen/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  expect((await post('methodId=ideal&naam=J%C3%B6rg')).json().text).toBe(
    'methodId=ideal&naam=J%C3%B6rg',
  )
  expect((await post(`a=${'x'.repeat(200_000)}`)).statusCode).toBe(413)
  expect((await post('a&'.repeat(150))).statusCode).toBe(200)
  expect((await post('a&'.repeat(250))).statusCode).toBe(413)
})
