import { hash } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runShopSomewhere } from '#tests/support/run-shop-somewhere.ts'

let shop: Awaited<ReturnType<typeof runShopSomewhere>>
beforeAll(async () => {
  shop = await runShopSomewhere()
})
afterAll(() => shop.close())

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** As it stands: `fetch` would write another host, and clean the address. */
function ask(path: string, asked: { method?: string; headers?: object } = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const options = { path, agent: false, method: asked.method ?? 'GET' }
  const headers = { ...asked.headers }
  const sent = request(`${shop.url}/`, { ...options, headers }, (answer) => {
    const pieces: Buffer[] = []
    answer.on('data', (piece: Buffer) => pieces.push(piece))
    answer.once('error', reject)
    answer.once('end', () => {
      const body = Buffer.concat(pieces).toString('utf8')
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
    })
  })
  sent.once('error', reject)
  sent.end()
  return promise
}

const pages = [
  '/',
  '/en/',
  '/cadeaubonnen/',
  '/winkelmandje/',
  '/zoeken/?s=thee',
  '/bestellen/',
  '/bestellen/3f0c3c2e-6b1f-4c55-9d5c-0b7e0a4f6a01/',
  '/kaart/onbekend/',
  '/account/',
  '/er/is/niets/',
  '/dev/',
  '/health',
  '/robots.txt',
]

test('HEAD is answered as GET is, length and all, whether the page is kept or not', async () => {
  for (const path of pages)
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const [head, get] = [
        await ask(path, { method: 'HEAD', headers }),
        await ask(path, { headers }),
      ]
      const { date: _head, ...announced } = head.headers
      const { date: _get, ...sent } = get.headers
      expect({ path, status: head.status, ...announced }).toEqual({
        ...{ path, status: get.status },
        ...sent,
      })
      expect(head.body).toBe('')
    }
})

test('under another name of this machine every page leads to the one address, in one step', async () => {
  const { port } = new URL(shop.url)
  for (const host of [`127.0.0.1:${port}`, `[::1]:${port}`, 'evil.example']) {
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, headers } = await ask('//EN/Cadeaubonnen?a=%20b', { headers: { host } })
      expect([status, headers.location]).toEqual([308, `${shop.url}/en/cadeaubonnen/?a=%20b`])
      // A page that is kept is no exception.
      expect((await ask('/', { headers: { host } })).headers.location).toBe(`${shop.url}/`)
    }
    expect((await ask('/health', { headers: { host } })).status).toBe(200)
  }
  expect((await ask('/en/cadeaubonnen/')).status).toBe(200)
})

test('a page names each script in it that runs, and shows no mark of ours', async () => {
  for (const path of pages.slice(0, 10)) {
    const { body, headers } = await ask(path)
    if (body === '') continue
    const inline = [...body.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>(.*?)<\/script>/gs)]
    expect(inline.length, path).toBeGreaterThan(4)
    for (const [, script = ''] of inline)
      expect(headers['content-security-policy']).toContain(hash('sha256', script, 'base64'))
    expect(body).not.toContain('nonce')
  }
})

test('every answer says what browsers may not do', async () => {
  for (const path of [...pages, '/%ff/', '/%09/', '/CADEAUBONNEN', '/cards/x.svg', '/graphql'])
    expect((await ask(path)).headers['permissions-policy'], path).toContain('camera=()')
})

test('what pages ask while they are rendered, and what browsers ask from them, is counted by page', async () => {
  await ask('/categorie/eten-en-drinken/?pagina=1&n=figures')
  const question =
    'query Who($userData: UserData!) { getUserInfo(userData: $userData) { user { subscribed } } }'
  const variables = { userData: { language: 'nl', storeID: 61, countryCode: 'NL' } }
  await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-pathname': '/cadeaubonnen/' },
    body: JSON.stringify({ query: question, variables }),
  })
  const { body } = await ask('/metrics')
  expect(body).toMatch(/shop_questions_total\{page="category",by="rendering"\} [1-9]/)
  expect(body).toMatch(/shop_questions_total\{page="giftCards",by="browser"\} [1-9]/)
})
