import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressToKeep, etagOf } from './compress.ts'
import { contentSecurityPolicy } from './content-security.ts'
import { chooseEncoding, ResponseCache } from './response-cache.ts'

const cache = new ResponseCache()
const server = createServer((request, response) => {
  if (!cache.serve(request, response, Date.now())) response.writeHead(404).end('framework')
})
const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function keep(url: string, text: string, lifetimeMs = 60_000): Promise<string> {
  const body = Buffer.from(text)
  const etag = etagOf(body)
  const entry = {
    etag,
    headers: ['content-type', 'text/html', 'etag', etag],
    bodies: await compressToKeep(body),
  }
  cache.store(url, { ...entry, expiresAt: Date.now() + lifetimeMs }, cache.generation)
  return etag
}

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

describe('a kept page', () => {
  test('arrives whole in every encoding', async () => {
    await keep('/page', '<h1>Geef wat wél past</h1>')
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(`${address()}/page`, { headers: { 'accept-encoding': encoding } })
      expect(await answer.text()).toBe('<h1>Geef wat wél past</h1>')
    }
  })

  test('is not sent again to a browser that has it', async () => {
    const etag = await keep('/held', 'same')
    const answer = await fetch(`${address()}/held`, { headers: { 'if-none-match': etag } })
    expect(answer.status).toBe(304)
  })

  test('is gone after its lifetime and after a change of the catalogue', async () => {
    await keep('/old', 'old', -1)
    expect((await fetch(`${address()}/old`)).status).toBe(404)
    await keep('/changed', 'before')
    cache.clear()
    expect((await fetch(`${address()}/changed`)).status).toBe(404)
  })

  test('begun before a change is not kept after it', async () => {
    const { generation } = cache
    cache.clear()
    const body = Buffer.from('stale')
    const bodies = { br: body, gzip: body }
    cache.store(
      '/late',
      { etag: '"x"', headers: [], bodies, expiresAt: Date.now() + 9999 },
      generation,
    )
    expect((await fetch(`${address()}/late`)).status).toBe(404)
  })
})

test('an encoding that is refused by q=0 is not chosen', () => {
  expect(chooseEncoding('gzip, br')).toBe('br')
  expect(chooseEncoding('gzip, br;q=0')).toBe('gzip')
  expect(chooseEncoding('br;q=0, gzip;q=0.0')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})

test('the scripts of a page that are named may run, and files of ours, and none else', () => {
  const policy = contentSecurityPolicy(["'sha256-a'", "'sha256-a'"], {
    frames: ['https://frames.example'],
    forms: ['https://*.pay.example', 'https://bank.example'],
  })
  expect(policy).toContain("; script-src 'self' 'sha256-a'; style-src")
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('; frame-src https://frames.example;')
  expect(policy).toContain("; form-action 'self' https://*.pay.example https://bank.example;")
})

test('without card fields no frame may be shown', () => {
  const policy = contentSecurityPolicy([], { frames: [], forms: [] })
  expect(policy).toContain("; frame-src 'none'; form-action 'self';")
})
