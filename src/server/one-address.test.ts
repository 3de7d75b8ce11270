import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerFailures } from './answer-failures.ts'
import { leadToOneAddress, ourHostOf } from './one-address.ts'

const shopUrl = 'https://shop.example'
const silent = { info: () => {}, warn: () => {}, error: () => {} }

function openServer(trustedProxies = 0) {
  const app = fastify()
  answerFailures(app, silent)
  leadToOneAddress(app, {
    shopUrl,
    isOurHost: ourHostOf(shopUrl, { trustedProxies }),
    moveOf: (url) => (url.startsWith('/oud/') ? { status: 301, to: '/nieuw/' } : undefined),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.all('/*', () => 'page')
  return app
}

type Asked = { url: string; host?: string; forwarded?: string; trustedProxies?: number }

async function ask({ url, host = 'shop.example', forwarded, trustedProxies }: Asked) {
  const headers = { host, ...(forwarded === undefined ? {} : { 'x-forwarded-host': forwarded }) }
  const {
    statusCode,
    headers: answered,
    body,
  } = await openServer(trustedProxies).inject({
    ...{ url, headers },
  })
  return statusCode === 200 ? body : `${statusCode} ${answered.location}`
}

test.each([
  ['www.shop.example', '/EN//merken?a=%62&c', `308 ${shopUrl}/en/merken/?a=%62&c`],
  ['127.0.0.1:3000', '/', `308 ${shopUrl}/`],
  ['[::1]:3000', '/', `308 ${shopUrl}/`],
  ['shop.example:8443', '/', `308 ${shopUrl}/`],
  ['evil.example', '//evil.example/x', `308 ${shopUrl}/evil.example/x/`],
  ['www.shop.example', '/Oud', '301 https://shop.example/nieuw/'],
  ['www.shop.example', '/oud', '301 https://shop.example/nieuw/'],
  ['www.shop.example', '/health', 'page'],
  ['www.shop.example', '/webhooks/adyen', 'page'],
  ['www.shop.example', '/cards/a.svg', 'page'],
  ['www.shop.example', '/favicon.svg', 'page'],
  ['SHOP.example:443', '/', 'page'],
  ['shop.example', '/oud', '301 /nieuw/'],
  ['shop.example', '/oud/', 'page'],
  ['shop.example', '/CADEAUBONNEN', '308 /cadeaubonnen/'],
  ['shop.example', '//evil.example/', '308 /evil.example/'],
  ['shop.example', '/kaart/AbC/?x=//y', 'page'],
])('at %s %s is answered with %s', async (host, url, answer) => {
  expect(await ask({ host, url })).toBe(answer)
})

test('behind a proxy the host counts that it was asked for, and without one nobody says another', async () => {
  const inside = { url: '/', host: '10.0.0.7:3000' }
  expect(await ask({ ...inside, forwarded: 'shop.example', trustedProxies: 1 })).toBe('page')
  expect(await ask({ ...inside, forwarded: 'shop.example' })).toBe(`308 ${shopUrl}/`)
  const ours = { url: '/', trustedProxies: 1 }
  expect(await ask({ ...ours, forwarded: 'www.shop.example' })).toBe('page')
  expect(await ask({ ...ours, forwarded: 'evil.example' })).toBe('page')
  const inside1 = { ...inside, trustedProxies: 1 }
  expect(await ask({ ...inside1, forwarded: 'www.shop.example' })).toBe(`308 ${shopUrl}/`)
  expect(await ask({ ...ours, forwarded: 'evil.example, shop.example' })).toBe('page')
})

test('an answer that follows from the host is kept nowhere', async () => {
  const url = '/cadeaubonnen/'
  const cacheControl = async (headers: Record<string, string>, at = url) =>
    (await openServer(1).inject({ url: at, headers })).headers['cache-control']
  expect(await cacheControl({ host: 'www.shop.example' })).toBe('no-store')
  expect(await cacheControl({ host: '10.0.0.7', 'x-forwarded-host': 'evil.example' })).toBe(
    'no-store',
  )
  expect(await cacheControl({ host: 'shop.example' }, '/CADEAUBONNEN')).toContain('public')
})

test.each([
  [421, { host: 'www.shop.example' }],
  [403, { host: 'shop.example', origin: 'https://evil.example' }],
  [403, { host: 'shop.example', origin: 'null' }],
])('a form from elsewhere is refused with %i by a page that says so', async (status, headers) => {
  const { statusCode, body } = await openServer().inject({
    ...{ method: 'POST', url: '/en/winkelmandje/', payload: 'a=1' },
    headers: { ...headers, accept: 'text/html', 'content-type': 'text/plain' },
  })
  expect(statusCode).toBe(status)
  expect(body).toContain('<h1>This isn’t the shop’s address</h1>')
})

test('a form of our own page is taken', async () => {
  const { body } = await openServer().inject({
    ...{ method: 'POST', url: '/winkelmandje/', payload: 'a=1' },
    headers: { host: 'shop.example', origin: shopUrl, 'content-type': 'text/plain' },
  })
  expect(body).toBe('page')
})
