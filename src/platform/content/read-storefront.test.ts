import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noContent } from '#tests/support/build-content.ts'
import { buildCategory, buildProduct } from '#tests/support/build-product.ts'
import { checkStorefronts, loadStorefront, loadStorefronts } from './read-storefront.ts'

const project = resolve(import.meta.dirname, '../../..')
const file = 'content/storefronts/gcsnl.yaml'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storefront-'))
  await mkdir(join(root, 'content/storefronts'), { recursive: true })
  for (const folder of ['content/storefronts/logos', 'content/storefronts/shared'])
    await cp(join(project, folder), join(root, folder), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

const urls = [
  'eten-en-drinken',
  'film-en-theater',
  'sauna-en-wellness',
  'uitjes-en-reizen',
  'goede-doelen',
]
const { business } = await loadStorefront(project, 'GCSNL')
const catalogue = {
  products: business.products.map((id) => buildProduct({ id })),
  categories: urls.map((id) => buildCategory({ id })),
  terms: new Map([
    ['occasions' as const, business.occasions.map((id) => ({ id, title: { nl: id, en: id } }))],
  ]),
}

const write = async (change: (text: string) => string, name = file, source = file) => {
  const text = await readFile(join(project, source), 'utf8')
  await writeFile(join(root, name), change(text))
}

const belgian = 'content/storefronts/gcsbe.yaml'
const writeBelgian = (change: (text: string) => string) => write(change, belgian, belgian)

test('the Dutch storefront is store 61, in euros, Dutch by default', async () => {
  const storefront = await loadStorefront(project, 'GCSNL')
  expect(storefront).toMatchObject({
    key: 'GCSNL',
    storeId: 61,
    countryCode: 'NL',
    currency: 'EUR',
  })
  expect(storefront.languages.find(({ isDefault }) => isDefault)?.code).toBe('nl')
  expect(storefront.prices).toEqual({
    serviceFeeCents: 95,
    letterboxPostCents: 295,
    registeredPostCents: 895,
    registeredAboveCents: 30000,
    digitalWrapperCents: 95,
    physicalWrapperCents: 295,
    giftPackingCents: 495,
  })
  expect(storefront.limits).toEqual({
    PRIVATE: { cardsMax: 500, totalCentsMax: 25_000_00 },
    BUSINESS: { cardsMax: 2500, totalCentsMax: 250_000_00 },
    appleCentsMax: 500_00,
  })
})

const lineOfAbout =
  1 +
  (await readFile(join(project, file), 'utf8')).split('\n').findIndex((l) => l.includes('Over ons'))

test.each([
  ['storeId: 61', 'storeId: no', /gcsnl.yaml:5: storeId must be a number, not no$/],
  ['path: /over-ons/', 'path: over-ons', /footerMenu.path over-ons must begin and end/],
  ['/logos/gcsnl.svg', '/logos/weg.svg', /weg.svg is not a file of the folder/],
  ['isDefault: false', 'isDefault: true', /gcsnl.yaml:11: languages must have exactly one with/],
  ['languageSwitcher: true', 'checkoutV3: true', /toggles.checkoutV3 is not a known field/],
  ['currency: EUR', 'currency: EURO', /gcsnl.yaml:13: currency is EURO, it must be one of: EUR, /],
  ['locale: en-NL', 'locale: en-GB', /gcsnl.yaml:12: locale en-GB must be en-NL$/],
  ["'mailto:klant", "'klant", /contactLinks klant.* must start with tel:, mailto: or http/],
  [', en: About us }', ' }', new RegExp(`:${lineOfAbout}: footerMenu.title.en is missing$`)],
  ['nl: Over ons, ', '', new RegExp(`:${lineOfAbout}: footerMenu.title has no text in nl$`)],
  ["kvkNumber: '00000000'", "kvkNumber: '1'", /: 1 is not 8 digits$/],
  [
    'currency: EUR',
    'currency: EUR\nhelpCentre: http://hulp.example/',
    /helpCentre http:.* must be an https address$/,
  ],
  ['host: www.', 'host: https://www.', /:8: host https:.* is not the name of a host$/],
])('with %s replaced by %s it is refused', async (from, to, sentence) => {
  await write((text) => text.replace(from, to))
  const { problems } = await checkStorefronts(root, { catalogue, documents: noContent })
  expect(problems.filter((problem) => sentence.test(problem))).toHaveLength(1)
  await expect(loadStorefront(root, 'GCSNL')).rejects.toThrow(sentence)
})

test('a storefront in a file of another name is refused', async () => {
  await write((text) => text, 'content/storefronts/gcsbe.yaml')
  expect((await checkStorefronts(root, { catalogue, documents: noContent })).problems).toEqual([
    'content/storefronts/gcsbe.yaml:3: key GCSNL belongs in gcsnl.yaml',
  ])
})

test('a storefront that is not there is named', async () => {
  await expect(loadStorefront(root, 'CBXX')).rejects.toThrow(
    'content/storefronts/cbxx.yaml:1: the file is not there or cannot be read',
  )
})

test('a link to what the shop does not have is refused at its line', async () => {
  await write((text) =>
    text
      .replace('path: /geefmomenten/', 'path: /geefmomenten/carnaval/')
      .replace('path: /categorie/uitjes-en-reizen/', 'path: /categorie/film/')
      .replace('path: /over-ons/', 'path: /verdubbelaar/')
      .replace('currency: EUR', 'currency: EUR\nfeaturedProduct: keuze'),
  )
  const { problems } = await checkStorefronts(root, { catalogue, documents: noContent })
  expect(problems.map((problem) => problem.replace(/^.*:(\d+): /, ''))).toEqual([
    'featuredProduct keuze is not a product',
    '/geefmomenten/carnaval/ is not a page of this shop',
    '/verdubbelaar/ is not a page of this shop',
    '/categorie/film/ is not a page of this shop',
  ])
})

test('what a storefront does not say comes from all, its family and its currency', async () => {
  const storefront = await loadStorefront(project, 'GCSBE')
  expect(storefront).toMatchObject({
    isActive: false,
    mainLogo: { url: '/logos/gcs.svg', alt: { en: 'Giftsquare België, home page' } },
    trustMarks: { topBar: [], header: [], bottomBar: [] },
    prices: { serviceFeeCents: 95 },
    toggles: { hardcodeNoindexNofollow: true },
    organisation: { businessHours: [{ opens: '09:00', closes: '17:30' }] },
  })
})

test('a fault in a shared file is named there, once', async () => {
  await write((text) => text)
  await writeBelgian((text) => text)
  const shared = 'content/storefronts/shared/currencies.yaml'
  await write(
    (text) => text.replace('serviceFeeCents: 95', 'serviceFeeCents: 0.95'),
    shared,
    shared,
  )
  expect((await checkStorefronts(root, undefined)).problems).toEqual([
    `${shared}:8: prices.serviceFeeCents 0.95 is not a whole number of cents`,
  ])
})

test('a shared text is in every language of the screens', async () => {
  await write((text) => text)
  const shared = 'content/storefronts/shared/all.yaml'
  await write((text) => text.replace('nl: Over ons, ', ''), shared, shared)
  expect((await checkStorefronts(root, undefined)).problems).toEqual([
    `${shared}:97: footerMenu.title has no text in nl`,
  ])
})

test('a text of its own that lacks one of its languages is refused at its line', async () => {
  await writeBelgian((text) => text.replace(/^ {4}fr: .*\n/m, ''))
  expect((await checkStorefronts(root, undefined)).problems).toEqual([
    `${belgian}:20: organisation.description has no text in fr`,
  ])
})

test.each([
  [/www\.giftsquare-be\.example/, 'www.cadeaubon-nederland.example', 'host'],
  [/storeId: \d+/, 'storeId: 61', 'storeId'],
])('two storefronts do not share %s', async (own, taken, field) => {
  await write((text) => text)
  await writeBelgian((text) => text.replace(own, taken).replaceAll('gcsbe', 'gcsnl'))
  // Files come by name, so the Belgian one has it first.
  expect((await checkStorefronts(root, undefined)).problems).toEqual([
    expect.stringMatching(new RegExp(`gcsnl.yaml:\\d+: ${field} .* is that of GCSBE already$`)),
  ])
})

test('all 33 storefronts are fine, and the Dutch one alone is open', async () => {
  const storefronts = await loadStorefronts(project)
  expect(storefronts.map(({ key }) => key).join(' ')).toBe(
    'CB CBAT CBAU CBBE CBBR CBCA CBCH CBDE CBDK CBES CBFR CBIE CBIT CBMX CBNO CBNZ CBPL CBSE CBUS CK CKFR CKUK GCSAE GCSAT GCSBE GCSDE GCSFR GCSIE GCSIT GCSNL GCSPT GCSUK GCUK',
  )
  expect(storefronts.filter(({ isActive }) => isActive).map(({ key }) => key)).toEqual(['GCSNL'])
  const open = storefronts.filter(({ toggles }) => !toggles.hardcodeNoindexNofollow)
  expect(open.map(({ key }) => key)).toEqual(['GCSNL'])
  for (const { key, host, family } of storefronts) {
    expect(host).toMatch(/\.example$/)
    expect(key.startsWith('GC') ? 'GCS' : key.slice(0, 2)).toBe(family)
  }
})
