import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageNames, routePathOf } from '#kernel/addresses.ts'
import { runShopSomewhere } from '#tests/support/run-shop-somewhere.ts'

/*
 * Caches tell answers apart by their address: what a header of one visitor decided may not be kept for the others.
 */

let shop: Awaited<ReturnType<typeof runShopSomewhere>>
beforeAll(async () => {
  shop = await runShopSomewhere({ COUNTRY_HEADER: 'cf-ipcountry' })
})
afterAll(() => shop.close())

type Headers = Readonly<Record<string, string>>

type Answer = { isKept: boolean; vary: string; said: string }

function ask(path: string, headers: Headers = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = request(shop.url, { path, headers, agent: false }, (answer) => {
    const body = createHash('sha256')
    answer.on('data', (piece: Buffer) => body.update(piece))
    answer.once('error', reject)
    answer.once('end', () => {
      const { date: _, age: __, ...named } = answer.headers
      const cached = answer.headers['cache-control'] ?? ''
      resolve({
        isKept: /public|s-maxage|max-age=[1-9]/.test(cached) || cached === '',
        vary: answer.headers.vary ?? '',
        said: JSON.stringify([answer.statusCode, named, body.digest('hex')]),
      })
    })
  })
  sent.once('error', reject)
  sent.end()
  return promise
}

const samples: Readonly<Record<string, string>> = {
  ':page': '2',
  ':giftCard': 'aan-tafel-dinerbon',
  ':product': 'aan-tafel-dinerbon',
  ':category': 'eten-en-drinken',
  ':moment': 'verjaardag',
}

const pages = pageNames.map((name) =>
  `${routePathOf(name).replace(/:\w+/g, (open) => samples[open] ?? 'a')}/`.replace('//', '/'),
)

const paths = [
  ...pages,
  ...pages.map((path) => (path === '/' ? '/_root.data' : path.replace(/\/$/, '.data'))),
  ...['/en/', '/en/cadeaubonnen/', '/CADEAUBONNEN', '//cadeaubonnen', '/nl/', '/merken).', '/faq/'],
  ...[
    '/contact/',
    '/er/is/niets/',
    '/niets.png',
    '/?utm=a',
    '/zoeken/?s=thee',
    '/fr/',
    '/pl/merken/',
  ],
  ...[
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon-120x120.png',
    '/robots.txt',
    '/sitemap.xml',
  ],
  ...[
    '/logos/x.svg',
    '/films/x',
    '/share/x',
    '/.well-known/x',
    '/health',
    '/ip',
    '/dev/',
    '/metrics',
  ],
]

const evil = 'evil.example'
const poisons: readonly Headers[] = [
  { 'x-forwarded-host': evil },
  { 'x-forwarded-proto': 'https', 'x-forwarded-scheme': 'https', 'x-forwarded-ssl': 'on' },
  { 'x-forwarded-port': '1', 'x-forwarded-prefix': '/evil', 'x-forwarded-server': evil },
  { forwarded: `for=1.2.3.4;host=${evil};proto=https`, via: `1.1 ${evil}`, 'x-host': evil },
  { 'x-original-url': '/evil/', 'x-rewrite-url': '/evil/', 'x-original-host': evil },
  { 'x-http-method-override': 'POST', 'x-http-method': 'PUT', 'x-method-override': 'DELETE' },
  { 'accept-language': 'en', 'content-language': 'en', 'x-lang': 'en' },
  { 'cf-ipcountry': 'PL', 'x-country': 'PL', 'x-store': '1', 'x-forwarded-for': '9.9.9.9' },
  { 'x-pathname': '/evil/', 'x-bypass-mutations': '0', 'x-client-lambda-request': '1' },
  { origin: `https://${evil}`, referer: `https://${evil}/`, 'sec-fetch-site': 'cross-site' },
  { cookie: 'a=b; language=en; store=1; consent=1; __cart=x', authorization: 'Basic eDp4' },
  { 'user-agent': 'Googlebot', 'save-data': 'on', dnt: '1', 'sec-ch-ua-mobile': '?1' },
  { accept: 'application/json', purpose: 'prefetch', 'x-requested-with': 'XMLHttpRequest' },
  { 'x-react-router-request': '1', 'x-remix-reload-document': '1', rsc: '1', 'x-middleware': '1' },
  { te: 'trailers', pragma: 'no-cache', 'cache-control': 'no-cache' },
]

test('an answer that may be kept is the same whatever an unkeyed header says', async () => {
  const differing: string[] = []
  let kept = 0
  for (const path of paths) {
    await ask(path)
    const clean = await ask(path)
    if (clean.isKept) kept += 1
    for (const headers of poisons) {
      const answer = await ask(path, headers)
      if ((answer.isKept || clean.isKept) && answer.said !== clean.said)
        differing.push(`${path} ${JSON.stringify(headers)}\n${answer.said}\n${clean.said}`)
    }
  }
  expect(kept).toBeGreaterThan(30)
  expect(differing).toEqual([])
})

test('under a host that is not ours nothing is kept but what is the same everywhere', async () => {
  const differing: string[] = []
  for (const path of paths) {
    const clean = await ask(path)
    for (const headers of [{ host: evil }, { host: evil, 'x-forwarded-host': 'other.example' }]) {
      const answer = await ask(path, headers)
      if (answer.isKept && answer.said !== clean.said) differing.push(`${path} ${answer.said}`)
    }
  }
  expect(differing).toEqual([])
})

test('an answer that depends on the encoding says so', async () => {
  for (const path of paths) {
    const [plain, packed] = [await ask(path), await ask(path, { 'accept-encoding': 'br, gzip' })]
    if (plain.said !== packed.said && packed.isKept)
      expect([path, packed.vary.toLowerCase()]).toEqual([path, 'accept-encoding'])
  }
})
