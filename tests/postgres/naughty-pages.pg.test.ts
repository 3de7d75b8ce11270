import { globSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageNames, routePathOf } from '#kernel/addresses.ts'
import { keepCookies } from '#tests/support/cookie-jar.ts'
import { naughtyTexts } from '#tests/support/naughty-values.ts'
import { patienceMs } from '#tests/support/patience.ts'
import { discardFolder, type RunningShop, runShop } from '#tests/support/running-shop.ts'
import { portionOf } from '#tests/support/thoroughness.ts'
import { Visitor } from '#tests/support/visitor.ts'

let shop: RunningShop
/** Of a visitor with a basket and details: forms reach what they are for. */
let cookie: string | undefined
beforeAll(async () => {
  shop = await runShop()
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
})
afterAll(async () => {
  await shop.stop()
  discardFolder(shop.dataFolder)
})

const root = new URL('../../', import.meta.url).pathname
const url = pathToFileURL(join(root, 'build', 'storefront', 'server', 'index.js')).href
const { routes } = (await import(/* @vite-ignore */ url)) as ServerBuild
const pagesWithForms = pageNames.filter((name) => routes[name]?.module.action !== undefined)

const sources = globSync('src/storefront/**/*.{ts,tsx}', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
)
const namesIn = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
]
/** What loaders ask of the query, and actions of the form. */
const queryNames = namesIn(/\.get\('(\w+)'\)/g)
const fieldNames = [...namesIn(/text\(form, '(\w+)'\)/g), ...queryNames]
const intents = namesIn(/case '(\w+)': \{/g)

/** Longer ones no server reads. */
const encodedMax = 4000

/** As browsers write it, and as it is; what is no percent encoding is written with one. */
const spellingsOf = (text: string): readonly string[] => {
  const encoded = encodeURIComponent(text.toWellFormed()).slice(0, encodedMax)
  const raw = text.replace(/[^\x21-\x7e]|[#?]/g, '').slice(0, encodedMax)
  return [...new Set([encoded.replace(/%[0-9A-F]?$/, ''), raw])]
}

type Asked = { method: string; path: string; type?: string; body?: string }

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

const inForms: Asked[] = pagesWithForms.flatMap((name) =>
  intents.flatMap((intent) =>
    fieldNames.flatMap((field) =>
      naughtyTexts.flatMap((text) =>
        spellingsOf(text).map((value) => ({
          method: 'POST',
          path: withValue(routePathOf(name), 'a'),
          type: formType,
          body: `intent=${intent}&methodId=ideal&${field}=${value}`,
        })),
      ),
    ),
  ),
)

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
function ask({ method, path, type, body: given }: Asked): Promise<number> {
  const body = method === 'HEAD' ? undefined : given
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

test.each([
  ['parts of an address', inAddresses, 300],
  ['values of a query', inQueries, 250],
  ['fields of a form', inForms, 250],
  ['methods, types and bodies', inProtocol, 700],
] as const)(
  'naughty %s are answered, never with a failure of the shop',
  async (_name, all, count) => {
    expect(all.length).toBeGreaterThan(count)
    const failed: string[] = []
    for (const asked of portionOf<Asked>(all, count)) {
      const status = await ask(asked).catch((error: Error) => error.message)
      if (typeof status === 'string' || status >= 500)
        failed.push(`${JSON.stringify(asked).slice(0, 300)}: ${status}`)
    }
    expect(failed).toEqual([])
    expect(shop.output()).not.toContain('unexpectedly')
  },
)
