import { hash } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canonicalPath } from '#kernel/addresses.ts'
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

test.each([
  '/?utm_campaign=café',
  '/en/?utm_campaign=caf\u00e9%20€&x=\u{1f381}',
  '/zoeken/?s=crème brûlée'.replaceAll(' ', '%20'),
  '/cadeaubonnen/?a=\u00a0',
])('%s leads to what a browser makes of it', async (path) => {
  // Node.js sends each character as one byte.
  const { status, headers } = await ask(Buffer.from(path).toString('latin1'))
  const encoded = encodeURI(decodeURI(path))
  expect([status, headers.location]).toEqual([308, encoded])
  expect((await ask(encoded)).status).toBe(200)
})

test('raw bytes in a path lead to its encoding, never to another host, and end no line', async () => {
  const ledTo = async (path: string) => (await ask(path)).headers.location
  expect(await ledTo('/CADEAUBONNEN/caf\u00e9')).toBe('/cadeaubonnen/caf%E9/')
  expect(await ledTo('//evil.example/\u00e9')).toBe('/evil.example/%E9/')
  expect(await ledTo('/\\\\evil.example/\u00e9')).toBe('/evil.example/%E9/')
  expect((await ask('/cadeaubonnen/caf%C3%A9/')).status).toBe(404)
  expect((await ask('/?utm=caf%E9')).status).toBe(200)
  const { status, body } = await ask('/?a=\u00e9', { method: 'POST' })
  expect([status, body]).toEqual([400, 'Bad Request'])
})

test('icons that browsers guess are there, whatever their size', async () => {
  const typed = async (path: string) => {
    const { status, headers } = await ask(path)
    return [status, headers['content-type'] ?? headers.location]
  }
  expect(await typed('/favicon.ico')).toEqual([200, 'image/vnd.microsoft.icon'])
  expect(await typed('/apple-touch-icon.png')).toEqual([200, 'image/png'])
  for (const end of ['-precomposed', '-120x120', '-152x152-precomposed'])
    expect(await typed(`/apple-touch-icon${end}.png`)).toEqual([301, '/apple-touch-icon.png'])
})

test('an address with capitals, a language for Dutch or a sentence around it leads to its page', async () => {
  const ledTo = async (path: string) => (await ask(path)).headers.location
  const page = '/cadeaubonnen/aan-tafel-dinerbon/'
  expect((await ask(page)).status).toBe(200)
  for (const path of ['Aan-Tafel-Dinerbon', 'aan-tafel-dinerbon).', 'aan-tafel-dinerbon%E2%80%A6'])
    expect(await ledTo(`/cadeaubonnen/${path}?a=B`)).toBe(`${page}?a=B`)
  expect(await ledTo('/nl/cadeaubonnen/aan-tafel-dinerbon/')).toBe(page)
  expect(await ledTo('/nl/')).toBe('/')
  expect(await ledTo(Buffer.from('/zoeken/…?s=a').toString('latin1'))).toBe('/zoeken/?s=a')
})

test('every address of the sitemap is the one spelling of its page', async () => {
  const { body } = await ask('/sitemap.xml')
  const paths = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => canonicalPath(path) !== path)).toEqual([])
})

test('a redirect carries what it was asked in its own parameter, whatever that is', async () => {
  const values = ['\u0663', 'a&stap=x#y', '\u{1f381}', '\u0001', 'a b', '%', '"', '\ufffd']
  const paths = [
    '/bestellen/',
    '/en/bestellen/',
    '/bestellen/?gift=x',
    '/activeren/',
    '/zakelijk/x/',
  ]
  const asked = ['/cadeaukaarten/', '/cadeaubonnen/1/', '/account/overzicht/', '/contact/', '/fr/']
  for (const path of [
    ...paths,
    ...asked,
    '/saldocheck/checkout/',
    '/bestellen/betaling-verwerken/',
  ])
    for (const value of values) {
      const query = `order=${encodeURIComponent(value)}&error=${encodeURIComponent(value)}`
      const { status, headers } = await ask(`${path}${path.includes('?') ? '&' : '?'}${query}`)
      expect(status, `${path} ${value}`).toBeLessThan(500)
      const { location } = headers
      if (location === undefined) continue
      expect(location, path).toMatch(/^\/[\x21-\x7e]*$/)
      const { searchParams } = new URL(location, shop.url)
      const carried = searchParams.get('naar')
      const given = carried === null ? searchParams : new URL(carried, shop.url).searchParams
      for (const name of ['order', 'error'])
        expect([null, value], `${path} to ${location}`).toContain(given.get(name))
      expect(given.get('stap')).not.toBe('x')
    }
})
