import { expect, test } from '@playwright/test'
import { brandsOf } from '#domain/catalogue/brands.ts'
import { digitalWrappers } from '#kernel/wrapper.ts'
import { readShopContent } from '#platform/content/read-content.ts'
import { htmlFaults, mainFaults } from '#tests/support/html-faults.ts'
import { isWhole, sampleOf } from '#tests/support/thoroughness.ts'
import {
  anchorsOn,
  englishAddressOf,
  firstOf,
  linksIn,
  type PageText,
  readPage,
  runFewAtATime,
} from './page-text.ts'
import { pagesByAddress } from './pages-to-visit.ts'

const { catalogue, documents } = await readShopContent(new URL('../../', import.meta.url).pathname)
const { categories, terms } = catalogue
/** A card for trying the shop is in no sitemap. */
const products = catalogue.products.filter(({ isTest }) => isTest !== true)
/** Of one product alone the product is the page. */
const brands = brandsOf(products).filter((brand) => brand.products.length > 1)

const catalogueAddresses = ['', '/en'].flatMap((prefix) => [
  ...products.map(({ id }) => `${prefix}/cadeaubonnen/${id}/`),
  ...categories.map(({ url }) => `${prefix}/categorie/${url}/`),
  ...brands.map(({ id }) => `${prefix}/merken/${id}/`),
  ...(terms.get('occasions') ?? []).map(({ id }) => `${prefix}/geefmomenten/${id}/`),
  ...documents.landingPages.map(({ id }) => `${prefix}/${id}/`),
])

async function readSitemap(origin: string): Promise<readonly string[]> {
  const { text } = await readPage(origin, '/sitemap.xml')
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** What is missing on a page that search engines may keep. */
function faultsOf({ address, status, text }: PageText): readonly string[] {
  const pathOf = (url: string) => (url === '' ? '' : new URL(url).pathname)
  const checks: readonly [string, boolean][] = [
    [`answers ${status}`, status === 200],
    ['one title', text.split('<title').length === 2],
    ['one h1', text.split('<h1').length === 2],
    ['description', firstOf(text, /<meta name="description" content="([^"]{20,170})"/) !== ''],
    ['canonical', pathOf(firstOf(text, /<link rel="canonical" href="([^"]+)"/)) === address],
    ['alternates', text.split('rel="alternate"').length >= 4],
    ['picture to share', firstOf(text, /property="og:image" content="([^"]+)"/) !== ''],
    ['no robots', !text.includes('<meta name="robots"')],
  ]
  return checks.flatMap(([name, ok]) => (ok ? [] : [name]))
}

/** `npm test` judges the HTML of every sixth page. English ones differ in words alone. */
const judgedEvery = isWhole('crawl') ? 1 : 6
const drawnEvery = 20

function isJudged(address: string, at: number): boolean {
  return !address.startsWith('/en/') && at % judgedEvery === 0
}

/** Each picture to share is drawn when it is asked for, all alike: `npm test` asks for some, the long run for all. */
function pickDrawnPictures(): (address: string) => boolean {
  let met = 0
  return (address) => {
    if (!address.startsWith('/share/')) return true
    met += 1
    return isWhole('crawl') || met % drawnEvery === 1
  }
}

/** Where a form is sent with what is chosen in it; asked without that, it leads on to the basket. */
const sentWithChoices: ReadonlySet<string> = new Set(['/bestellen/', '/en/bestellen/'])

/** Remembers by whom something was said first, and who says it again. */
function firstToSay(): (words: string, address: string) => readonly string[] {
  const said = new Map<string, string>()
  return (words, address) => {
    const earlier = said.get(words)
    said.set(words, address)
    return earlier === undefined ? [] : [`${words}, as ${earlier}`]
  }
}

test('every page of the sitemap has a title of its own and all that it owes, and no link leads nowhere', async ({
  baseURL: origin = '',
}) => {
  const addresses = await readSitemap(origin)
  expect(catalogueAddresses.filter((address) => !addresses.includes(address))).toEqual([])
  const wrong: string[] = []
  const repeated = firstToSay()
  const links = new Map<string, string>()
  const anchors = new Map<string, ReadonlySet<string>>()
  const wanted: { from: string; address: string; anchor: string }[] = []

  await runFewAtATime(
    sampleOf('pages of the sitemap', addresses).entries(),
    async ([at, address]) => {
      const page = await readPage(origin, address)
      const language = address.startsWith('/en/') ? 'en' : 'nl'
      const title = firstOf(page.text, /<title>([^<]+)<\/title>/)
      const faults = [
        ...faultsOf(page),
        ...(isJudged(address, at) ? mainFaults(page.text) : []),
        ...repeated(`${language} title ${title}`, address),
      ]
      wrong.push(...faults.map((fault) => `${address}: ${fault}`))
      anchors.set(address, anchorsOn(page.text))
      for (const link of linksIn(page, origin)) {
        links.set(link.address, address)
        if (link.anchor !== undefined)
          wanted.push({ from: address, address: link.address, anchor: link.anchor })
      }
    },
  )
  const isAsked = pickDrawnPictures()
  const unread = [...links].filter(([address]) => !anchors.has(address))
  await runFewAtATime(sampleOf('links of the sitemap', unread), async ([address, from]) => {
    if (sentWithChoices.has(address) || !isAsked(address)) return
    const { status, text } = await readPage(origin, address)
    if (status !== 200) wrong.push(`${from} leads to ${address}, which answers ${status}`)
    anchors.set(address, anchorsOn(text))
  })
  const read = wanted.filter(({ address }) => isWhole('crawl') || anchors.has(address))
  for (const { from, address, anchor } of read)
    if (anchors.get(address)?.has(anchor) !== true)
      wrong.push(`${from} leads to ${address}, which has no anchor named ${anchor}`)
  expect(wrong).toEqual([])
})

test('every kind of page is valid HTML as it is sent, head and frame too, and in English', async ({
  baseURL: origin = '',
}) => {
  const wrong: string[] = []
  await runFewAtATime(pagesByAddress, async ({ address, checksEnglish }) => {
    const judge = async (path: string): Promise<string> => {
      const { text } = await readPage(origin, path)
      wrong.push(...htmlFaults(text).map((fault) => `${path}: ${fault}`))
      return text
    }
    const english = englishAddressOf(await judge(address))
    if (checksEnglish && english !== undefined) await judge(new URL(english).pathname)
  })
  expect(wrong).toEqual([])
})

test('every card and category is seen on its page, and a card where its address is shared', async ({
  request,
  baseURL: origin = '',
}) => {
  const wrong: string[] = []
  await runFewAtATime(products, async ({ id }) => {
    const { text } = await readPage(origin, `/cadeaubonnen/${id}/`)
    if (!text.includes(`src="/cards/${id}.svg`)) wrong.push(id)
  })
  expect(wrong).toEqual([])
  const { text } = await readPage(origin, '/categorie/alle-cadeaubonnen/')
  const drawn = [...text.matchAll(/src="(\/cards\/category-[^"]+)"/g)].map(([, path = '']) => path)
  expect(drawn).toHaveLength(categories.length)
  for (const path of drawn) expect((await request.get(path)).status()).toBe(200)
  const [first] = products
  const shared = [first?.id ?? '', 'shop'].map((name) => `/share/${name}.png`)
  for (const path of [...shared, ...digitalWrappers.map((id) => `/wrappers/${id}.png`)]) {
    const picture = await request.get(path)
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toBe('image/png')
  }
})

test('robots.txt names the sitemap and keeps robots out of what belongs to one visitor', async ({
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toMatch(/^Sitemap: http:\/\/[^/]+\/sitemap\.xml$/m)
  for (const path of ['/winkelmandje/', '/en/bestellen/', '/kaart/', '/graphql'])
    expect(text).toContain(`Disallow: ${path}\n`)
})
