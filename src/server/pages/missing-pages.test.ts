import fastify from 'fastify'
import { expect, test } from 'vitest'
import { missingScreenHeader } from '#storefront/frame/start/missing-page.ts'
import { registerPages } from './pages.ts'
import { ResponseCache } from './response-cache.ts'

const cache = new ResponseCache()
let rendered = 0

/** A storefront where nothing is found: an address of one part would have been a composed page. */
async function openServer() {
  rendered = 0
  const app = fastify()
  await registerPages(app, {
    render: async ({ url }) => {
      const screen = /^\/[^/]+\/$/.test(url) ? 'nl/landing' : 'nl/unknown-address'
      const headers = { 'content-type': 'text/html', [missingScreenHeader]: screen }
      const readBody = async () => {
        rendered += 1
        return { html: Buffer.from(`<h1>${screen}</h1>`), scripts: [] }
      }
      return { response: new Response(null, { status: 404, headers }), readBody }
    },
    cache,
    policyTargets: () => ({ frames: [], forms: [] }),
    now: Date.now,
    changesAt: () => undefined,
    moveOf: (url) => (url === '/gone/' ? { status: 410 } : undefined),
    isHidden: false,
    isProtected: true,
  })
  return app
}

test('a page that is not found is rendered once for each screen, at any address', async () => {
  const app = await openServer()
  const answers = []
  for (let number = 0; number < 50; number += 1)
    answers.push(await app.inject(`/a/${number}/?q=${number}`), await app.inject(`/b${number}/`))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  expect(new Set(answers.map(({ body }) => body))).toEqual(
    new Set(['<h1>nl/unknown-address</h1>', '<h1>nl/landing</h1>']),
  )
  expect(answers.at(-1)?.headers).toEqual({
    ...answers[1]?.headers,
    date: expect.any(String),
    'content-length': expect.any(String),
  })
  expect(answers.at(-1)?.headers[missingScreenHeader]).toBeUndefined()
  expect(rendered).toBe(2)
  await app.close()
})

test('it is compressed as asked, rendered again after a change of the catalogue, and 410 where it is gone', async () => {
  const app = await openServer()
  cache.clear()
  const zipped = { 'accept-encoding': 'br' }
  for (const encoding of ['br', 'br', undefined]) {
    const headers = encoding === undefined ? {} : zipped
    const answer = await app.inject({ url: '/there/is/none/', headers })
    expect(answer.headers['content-encoding']).toBe(encoding)
  }
  expect((await app.inject('/gone/')).statusCode).toBe(410)
  expect(rendered).toBe(2)
  cache.clear()
  await app.inject('/there/is/none/')
  expect(rendered).toBe(3)
  await app.close()
})
