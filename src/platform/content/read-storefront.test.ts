import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildCategory, buildProduct } from '#tests/support/build-product.ts'
import { checkStorefronts, loadStorefront } from './read-storefront.ts'

const project = resolve(import.meta.dirname, '../../..')
const file = 'content/storefronts/gcsnl.yaml'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storefront-'))
  await mkdir(join(root, 'content/storefronts'), { recursive: true })
  const logos = 'content/storefronts/logos'
  await cp(join(project, logos), join(root, logos), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

const urls = [
  'eten-en-drinken',
  'film-en-theater',
  'sauna-en-wellness',
  'uitjes-en-reizen',
  'goede-doelen',
]
const catalogue = {
  products: [buildProduct({ id: 'cadeaubonnl-keuze-cadeaukaart' })],
  categories: urls.map((id) => buildCategory({ id })),
  terms: new Map(),
}

const write = async (change: (text: string) => string, name = file) => {
  const text = await readFile(join(project, file), 'utf8')
  await writeFile(join(root, name), change(text))
}

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

test.each([
  [
    'serviceFeeCents: 95',
    'serviceFeeCents: 0.95',
    /:\d+: prices.serviceFeeCents 0.95 is not a whole/,
  ],
  ['storeId: 61', 'storeId: no', /:4: storeId must be a number, not no$/],
  ['path: /winkelmandje/', 'path: winkelmandje', /footerMenu.path winkelmandje must begin and end/],
  ['isDefault: false', 'isDefault: true', /languages must have exactly one with isDefault: true/],
  ['checkoutV2: true', 'checkoutV3: true', /toggles.checkoutV2 is missing/],
  ['/logos/gcsnl.svg', '/logos/weg.svg', /weg.svg is not a file of the folder/],
])('with %s replaced by %s it is refused', async (from, to, sentence) => {
  await write((text) => text.replace(from, to))
  const { problems } = await checkStorefronts(root, catalogue)
  expect(problems.filter((problem) => sentence.test(problem))).toHaveLength(1)
  await expect(loadStorefront(root, 'GCSNL')).rejects.toThrow(sentence)
})

test('a storefront in a file of another name is refused', async () => {
  await write((text) => text, 'content/storefronts/gcsbe.yaml')
  expect((await checkStorefronts(root, catalogue)).problems).toEqual([
    'content/storefronts/gcsbe.yaml:2: key GCSNL belongs in gcsnl.yaml',
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
      .replace('path: /winkelmandje/', 'path: /blog/')
      .replace('featuredProduct: cadeaubonnl-keuze-cadeaukaart', 'featuredProduct: keuze'),
  )
  const { problems } = await checkStorefronts(root, catalogue)
  expect(problems.map((problem) => problem.replace(/^.*:(\d+): /, ''))).toEqual([
    'featuredProduct keuze is not a product',
    '/geefmomenten/carnaval/ is not a page of this shop',
    '/blog/ is not a page of this shop',
    '/categorie/film/ is not a page of this shop',
  ])
})
