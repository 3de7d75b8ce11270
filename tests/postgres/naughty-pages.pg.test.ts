import { globSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageNames, routePathOf } from '#kernel/addresses.ts'
import { listKeys } from '#storefront/areas/catalogue/list-query.ts'
import { type AskedForm, askedOfForms, rightFields } from '#tests/support/asked-names.ts'
import { keepCookies } from '#tests/support/cookie-jar.ts'
import { naughtyTexts } from '#tests/support/naughty-values.ts'
import { patienceMs } from '#tests/support/patience.ts'
import { runShopSomewhere } from '#tests/support/run-shop-somewhere.ts'
import { sampleOf } from '#tests/support/thoroughness.ts'
import { Visitor } from '#tests/support/visitor.ts'

type Basket = { totals: { grandTotal: { value: number } } }

let shop: Awaited<ReturnType<typeof runShopSomewhere>>
/** Of a visitor with a basket and details: forms reach what they are for. */
let cookie: string | undefined
beforeAll(async () => {
  shop = await runShopSomewhere()
  const visitor = new Visitor(shop.url, 'nl', async (url, body) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    })
    cookie = keepCookies(cookie, answer.headers.getSetCookie())
    return answer.json()
  })
  await visitor.addCard({ productId: 'aan-tafel-dinerbon', amountCents: 25_00, quantity: 2 })
  await visitor.saveDetails('anna@voorbeeld.example')
  const { cartV2 } = await visitor.ask<{ cartV2: Basket }>(
    `query Basket($userData: UserData!) { cartV2(userData: $userData) {
      totals { grandTotal { value } } } }`,
  )
  inBasket.expectedTotal = String(cartV2.totals.grandTotal.value)
})
afterAll(() => shop.close())

const root = new URL('../../', import.meta.url).pathname
const sources = globSync('src/{storefront,ui}/**/*.{ts,tsx}', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
)
const namesIn = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
]
/** What pages ask of the query, by a word or by a constant. */
const queryNames = [
  ...namesIn(/\.(?:get|getAll|has)\('(\w+)'\)/g),
  ...namesIn(/^const parameter = '(\w+)'/gm),
  ...[...listKeys, '_routes', 'index'],
]
/** What a form may want of an action. */
const intents = namesIn(/const \w+Intent = '(\w+)'/g)
const forms = await askedOfForms(intents)

/** Longer ones no server reads. */
const encodedMax = 4000

/** As browsers write it, and as it is; what is no percent encoding is written with one. */
const spellingsOf = (text: string): readonly string[] => {
  const encoded = encodeURIComponent(text.toWellFormed()).slice(0, encodedMax)
  const raw = text.replace(/[^\x21-\x7e]|[#?]/g, '').slice(0, encodedMax)
  return [...new Set([encoded.replace(/%[0-9A-F]?$/, ''), raw])]
}

type Asked = { method: string; path: string; type?: string; body?: string; form?: NaughtyForm }

const withValue = (path: string, value: string): string =>
  `${path.replace(/:\w+/g, () => value)}/`.replace('//', '/')

const inAddresses: Asked[] = pageNames
  .map(routePathOf)
  .filter((path) => path.includes(':'))
  .flatMap((path) =>
    naughtyTexts.flatMap((text) =>
      spellingsOf(text).flatMap((value) => [
        { method: 'GET', path: withValue(path, value) },
        { method: 'GET', path: `/en${withValue(path, value)}` },
        { method: 'GET', path: withValue(path, value).replace(/\/$/, '.data') },
      ]),
    ),
  )

const inQueries: Asked[] = pageNames.flatMap((name) =>
  queryNames.flatMap((query) =>
    naughtyTexts.flatMap((text) =>
      spellingsOf(text).map((value) => ({
        method: 'GET',
        path: `${withValue(routePathOf(name), 'a')}?${query}=${value}`,
      })),
    ),
  ),
)

const formType = 'application/x-www-form-urlencoded'

/** Found in the basket of the visitor, so that what stands beside a naughty field is right. */
const inBasket: Record<string, string> = {}

const inForms: Asked[] = forms.flatMap(({ page, intent, names }) =>
  names.flatMap((field) =>
    naughtyTexts.flatMap((text) =>
      spellingsOf(text).map((value) => ({
        method: 'POST',
        path: withValue(routePathOf(page), page === 'giftCard' ? 'aan-tafel-dinerbon' : 'a'),
        type: formType,
        form: {
          intent,
          beside: names.filter((name) => name !== field),
          naughty: `${field}=${value}`,
        },
      })),
    ),
  ),
)

type NaughtyForm = { intent: AskedForm['intent']; beside: readonly string[]; naughty: string }

/** With all else as it should be. */
function bodyOf({ intent, beside, naughty }: NaughtyForm): string {
  const given = { ...rightFields, ...inBasket }
  const others = new URLSearchParams(intent === undefined ? {} : { intent })
  for (const name of beside) if (given[name] !== undefined) others.set(name, given[name])
  return `${others}&${naughty}`
}

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'HEAD', 'PROPFIND', 'QUERY']
const types = [
  ...[
    '',
    'text/plain',
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=',
  ],
  ...[formType, `${formType}; charset=utf-16`, `${formType},text/plain`, 'a/b', '/', '\u00ff', ';'],
]
const bodies = ['', 'a=1', '=', '&&', '%', '%ff', '{"a":', '--', '\u0000', 'a'.repeat(200_000)]

const inProtocol: Asked[] = [
  ...pageNames.map((name) => withValue(routePathOf(name), 'a')),
  ...['/graphql', '/health', '/ready', '/metrics', '/ip', '/webhooks/adyen', '/robots.txt'],
  ...['/sitemap.xml', '/assets/x.js', '/cards/x.svg', '/logos/x.svg', '/films/x', '/share/x'],
].flatMap((path) =>
  methods.flatMap((method) =>
    types.flatMap((type) => bodies.map((body) => ({ method, path, type, body }))),
  ),
)

/** As it stands: `fetch` would clean the address, and refuse some methods. */
function ask({ method, path, type, body: given, form }: Asked): Promise<number> {
  const body = method === 'HEAD' ? undefined : form ? bodyOf(form) : given
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const headers = {
    accept: 'text/html',
    ...(type === formType && { cookie }),
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
  }
  const asked = request(`${shop.url}/`, { method, path, headers, agent: false }, (answer) => {
    answer.resume()
    answer.once('end', () => resolve(answer.statusCode ?? 0))
    answer.once('error', reject)
  })
  asked.setTimeout(patienceMs, () => asked.destroy(new Error('The shop is silent.')))
  asked.once('error', reject)
  asked.end(body)
  return promise
}

test('the names that forms are asked for are found, whichever way an action reads them', () => {
  const found = new Map(forms.map(({ page, intent, names }) => [[page, intent].join(' '), names]))
  expect(found.get('withdraw ')).toEqual(
    expect.arrayContaining(['partsText', 'deliveryId', 'step']),
  )
  expect(found.get('finder ')).toEqual(expect.arrayContaining(['person', 'likes', 'seen']))
  expect(found.get('giftCard ')).toEqual(['name', 'message', 'amountCents'])
  expect(found.get('checkout ')).toEqual(
    expect.arrayContaining(['agreedText', 'notBefore', 'bank']),
  )
  expect(found.get('card thank')).toEqual(['text'])
})

test.each([
  ['naughty addresses', inAddresses, 300],
  ['naughty queries', inQueries, 250],
  ['naughty forms', inForms, 250],
  ['naughty requests', inProtocol, 700],
] as const)('%s are answered, never with a failure of the shop', async (name, all, count) => {
  expect(all.length).toBeGreaterThan(count)
  const failed: string[] = []
  for (const asked of sampleOf<Asked>(name, all)) {
    const status = await ask(asked).catch((error: Error) => error.message)
    if (typeof status === 'string' || status >= 500)
      failed.push(`${JSON.stringify(asked).slice(0, 300)}: ${status}`)
  }
  expect(failed).toEqual([])
  expect(shop.output()).not.toContain('unexpectedly')
})

/** As broken programs write a NUL and half of a pair. */
const noTexts = ['%00', 'a%00b', '%ED%A0%80', 'a%ED%BF%BFb']
const noNumbers = ['99999999999999999999', '1e309']

test.each([
  ...noTexts.map((value) => [value, 400] as const),
  ...noNumbers.map((value) => [value, 404] as const),
])(
  'what no text and no number can be (%s) is no address, and is left out of a query',
  async (value, status) => {
    const get = (path: string) => ask({ method: 'GET', path })
    for (const page of ['cadeaubonnen', 'bestelling', 'kaart'])
      expect([page, await get(`/${page}/${value}/`)]).toEqual([page, status])
    for (const list of ['zoeken/?s', 'cadeaubonnen/?page'])
      expect([list, await get(`/${list}=${value}`)]).toEqual([list, 200])
    expect(shop.output()).not.toContain('unexpectedly')
  },
)
