import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerFailures } from './answer-failures.ts'
import { refuseUnfit } from './refuse-unfit.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

function openServer() {
  const app = fastify()
  answerFailures(app, silent)
  refuseUnfit(app, { takesForms: async (path) => path === '/en/winkelmandje/' })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.all('/*', ({ method }) => method)
  return app
}

const form = 'application/x-www-form-urlencoded;charset=UTF-8'
type Method = 'GET' | 'POST' | 'PUT' | 'TRACE' | 'OPTIONS'
const send = (method: Method, url: string, type = form) =>
  openServer().inject({
    ...{ method, url, ...(method === 'POST' && { payload: 'a=b' }) },
    headers: { ...(type !== '' && { 'content-type': type }), accept: 'text/html' },
  })

test.each([
  ['TRACE', '/', 'GET, HEAD'],
  ['PUT', '/en/winkelmandje/', 'GET, HEAD, POST'],
  ['PUT', '/en/winkelmandje/_.data?a', 'GET, HEAD, POST'],
  ['POST', '/en/', 'GET, HEAD'],
  ['OPTIONS', '/graphql', 'POST'],
  ['GET', '/webhooks/adyen', 'POST'],
] as const)('%s at %s is refused with the methods that are taken', async (method, url, allow) => {
  const { statusCode, headers, body } = await send(method, url)
  expect([statusCode, headers.allow]).toEqual([405, allow])
  expect(body).toContain(url.startsWith('/en') ? 'lang="en"' : 'lang="nl"')
})

test('a page takes forms and nothing else, before it is read', async () => {
  for (const type of ['text/plain', 'application/json', 'multipart/form-data', `${form},a/b`, ''])
    expect((await send('POST', '/en/winkelmandje/', type)).statusCode, type).toBe(415)
  expect((await send('POST', '/en/winkelmandje/')).body).toBe('POST')
  expect((await send('POST', '/graphql', 'application/json')).body).toBe('POST')
})

test('letters end by any post of a mail program, of any type or none (RFC 8058)', async () => {
  for (const url of [
    '/nieuwsbrief/afmelden/abc/',
    '/en/nieuwsbrief/afmelden/abc/',
    '/unsubscribe/reminders/nl/abc',
  ])
    for (const type of ['multipart/form-data; boundary=x', 'text/plain', form, ''])
      expect((await send('POST', url, type)).body, `${url} ${type}`).toBe('POST')
  expect((await send('PUT', '/nieuwsbrief/afmelden/abc/')).statusCode).toBe(405)
})

test('no address has control characters', async () => {
  for (const sign of ['%00', '%09', '%0a', '%0D', '%1f', '%7F'])
    expect((await send('GET', `/merken/${sign}/`)).statusCode, sign).toBe(400)
  expect((await send('GET', '/zoeken/?s=%09')).body).toBe('GET')
})
