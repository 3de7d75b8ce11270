import type { APIRequestContext } from '@playwright/test'
import { readCatalogue } from '#platform/content/read-catalogue.ts'
import { expect, test } from './journey.ts'

const { products, categories, terms } = await readCatalogue(
  new URL('../../', import.meta.url).pathname,
)

const catalogueAddresses = ['', '/en'].flatMap((prefix) => [
  ...products.map(({ id }) => `${prefix}/cadeaubonnen/${id}/`),
  ...categories.map(({ url }) => `${prefix}/categorie/${url}/`),
  ...(terms.get('occasions') ?? []).map(({ id }) => `${prefix}/geefmomenten/${id}/`),
])

async function readSitemap(request: APIRequestContext): Promise<readonly string[]> {
  const text = await (await request.get('/sitemap.xml')).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

const attribute = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? ''

/** Addresses of this shop that a page leads to, pictures and files included. */
const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )

/** What is missing on a page that search engines may keep. */
function faultsOf(path: string, text: string): readonly string[] {
  const pathOf = (url: string) => (url === '' ? '' : new URL(url).pathname)
  const checks: readonly [string, boolean][] = [
    ['one h1', text.split('<h1').length === 2],
    ['description', attribute(text, /<meta name="description" content="([^"]{20,170})"/) !== ''],
    ['canonical', pathOf(attribute(text, /<link rel="canonical" href="([^"]+)"/)) === path],
    ['twins', text.split('rel="alternate"').length >= 4],
    ['picture to share', attribute(text, /property="og:image" content="([^"]+)"/) !== ''],
    ['no robots', !text.includes('<meta name="robots"')],
  ]
  return checks.flatMap(([name, isFine]) => (isFine ? [] : [name]))
}

test('every page of the sitemap has a title of its own and all that it owes, and no link leads nowhere', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const addresses = await readSitemap(request)
  expect(catalogueAddresses.filter((address) => !addresses.includes(address))).toEqual([])
  const titles = new Map<string, string>()
  const wrong: string[] = []
  const links = new Map<string, string>()
  for (const address of addresses) {
    const answer = await request.get(address)
    const text = await answer.text()
    const title = attribute(text, /<title>([^<]+)<\/title>/)
    const language = address.startsWith('/en/') ? 'en' : 'nl'
    const twin = titles.get(`${language} ${title}`)
    const faults = [
      ...(answer.status() === 200 ? [] : [`answers ${answer.status()}`]),
      ...(title === '' ? ['no title'] : []),
      ...(twin === undefined ? [] : [`title of ${twin}`]),
      ...faultsOf(address, text),
    ]
    if (faults.length > 0) wrong.push(`${address}: ${faults.join(', ')}`)
    titles.set(`${language} ${title}`, address)
    for (const link of linksIn(text)) if (!addresses.includes(link)) links.set(link, address)
  }
  for (const [link, from] of links) {
    const status = (await request.get(link)).status()
    if (status >= 400) wrong.push(`${from} leads to ${link}, which answers ${status}`)
  }
  expect(wrong).toEqual([])
})

test('every card is seen on its own page, and where its address is shared', async ({ request }) => {
  test.setTimeout(120_000)
  const wrong: string[] = []
  for (const { id } of products) {
    const text = await (await request.get(`/cadeaubonnen/${id}/`)).text()
    if (!text.includes(`src="/cards/${id}.svg`)) wrong.push(id)
  }
  expect(wrong).toEqual([])
  const [first] = products
  for (const name of [first?.id ?? '', 'shop']) {
    const picture = await request.get(`/share/${name}.png`)
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toBe('image/png')
  }
})

test('robots.txt names the sitemap and keeps robots out of what belongs to one visitor', async ({
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toMatch(/^Sitemap: http:\/\/[^/]+\/sitemap\.xml$/m)
  for (const place of ['/winkelmandje/', '/en/bestellen/', '/kaart/', '/graphql'])
    expect(text).toContain(`Disallow: ${place}\n`)
})
