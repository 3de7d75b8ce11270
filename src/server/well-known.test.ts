import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { answerFailures } from './answer-failures.ts'
import { leadToOneAddress, ourHostOf } from './one-address.ts'
import { registerWellKnown } from './well-known.ts'

const around = mkdtempSync(join(tmpdir(), 'well-known-'))
afterAll(() => rmSync(around, { recursive: true }))
const folder = join(around, 'files')
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
mkdirSync(join(folder, 'acme-challenge'), { recursive: true })
mkdirSync(join(around, 'files-of-others'))
writeFileSync(join(around, 'secret'), 'secret')
writeFileSync(join(around, 'files-of-others', 'secret'), 'secret')
write('apple-developer-merchantid-domain-association', '7B2276657273696F6E22\r\n')
write('apple-app-site-association', '{"applinks":{}}')
write('assetlinks.json', '[]')
write('security.txt', 'Contact: mailto:a@b.example\n')
write('acme-challenge/AbC_d-1', 'token')
write('.hidden', 'secret')
symlinkSync(join(around, 'secret'), join(folder, 'linked'))

const silent = { info: () => {}, warn: () => {}, error: () => {} }

function openServer(at: string | undefined) {
  const app = fastify()
  const shopUrl = 'https://shop.example'
  answerFailures(app, silent)
  registerWellKnown(app, at)
  const isOurHost = ourHostOf(shopUrl, { trustedProxies: 0 })
  leadToOneAddress(app, { shopUrl, isOurHost, moveOf: () => undefined })
  return app
}

async function ask(path: string, { at }: { at: string | undefined } = { at: folder }) {
  const headers = { host: 'elsewhere.example' }
  const answer = await openServer(at).inject({ url: `/.well-known/${path}`, headers })
  return [answer.statusCode, answer.headers['content-type'], answer.body]
}

test.each([
  [
    'apple-developer-merchantid-domain-association',
    'text/plain; charset=utf-8',
    '7B2276657273696F6E22\r\n',
  ],
  ['apple-app-site-association', 'application/json', '{"applinks":{}}'],
  ['assetlinks.json', 'application/json', '[]'],
  ['security.txt', 'text/plain; charset=utf-8', 'Contact: mailto:a@b.example\n'],
  ['acme-challenge/AbC_d-1', 'text/plain; charset=utf-8', 'token'],
])('%s is served as it lies in the folder, at any host', async (path, type, body) => {
  expect(await ask(path)).toEqual([200, type, body])
})

test.each([
  ...['nothing', '', 'acme-challenge', 'acme-challenge/', 'assetlinks.json/', 'ASSETLINKS.JSON'],
  ...['..%2fsecret', '..%5csecret', '%2e%2e%2fsecret', '..%2ffiles-of-others%2fsecret'],
  ...[
    '.hidden',
    'acme-challenge/../.hidden',
    'linked',
    '%2Fetc%2Fpasswd',
    'a%00',
    'assetlinks.json/x',
  ],
])('"%s" is not there, and leads nowhere', async (path) => {
  const [status, , body] = await ask(path)
  expect(status).toBe(404)
  expect(body).not.toContain('secret')
})

test('without a folder nothing is there', async () => {
  expect((await ask('assetlinks.json', { at: undefined }))[0]).toBe(404)
})
