import { expect, test } from 'vitest'
import { buildSnapshot } from '#domain/catalogue/build-snapshot.ts'
import { findGifts } from '#domain/search/find-gifts.ts'
import type { Language } from '#kernel/language.ts'
import { readCatalogue } from '#platform/content/read-catalogue.ts'
import { testSearch } from '#tests/support/build-shop.ts'

const catalogue = buildSnapshot(
  'test',
  await readCatalogue(new URL('../', import.meta.url).pathname),
)

const find = (text: string, language: Language = 'nl') =>
  findGifts({ catalogue, language, content: testSearch }, { likes: [], seen: [], text })

const idsFor = async (text: string, language?: Language) =>
  (await find(text, language)).picks.map(({ product }) => product.id)

const horses = ['stapvoets-ruiterbon', 'vier-hoeven-manegebon']

test.each<[string, Language, readonly string[]]>([
  ['paarden', 'nl', horses],
  ['gek op paarden', 'nl', horses],
  ['horses', 'en', horses],
  ['koken', 'nl', ['peperduur-specerijenbon', 'dinsdagdoos-maaltijdbon']],
  ['cooking', 'en', ['peperduur-specerijenbon', 'dinsdagdoos-maaltijdbon']],
  ['tuinieren', 'nl', ['loof-en-lente-tuinbon']],
  ['wandelen', 'nl', ['blaar-en-pleister-wandelbon']],
  ['bakfiets', 'nl', ['knooppunt-27-fietsbon']],
  ['wasmachine', 'nl', ['zoem-en-zonen-witgoedbon']],
  ['paarden, koken en tuinieren', 'nl', ['stapvoets-ruiterbon', 'loof-en-lente-tuinbon']],
  ['boeken en wijn', 'nl', ['leeslint-leesbon', 'slinger-en-tros-wijnbon']],
])('who writes %j gets what it is about', async (text, language, expected) => {
  expect(await idsFor(text, language)).toEqual(expect.arrayContaining([...expected]))
})

test.each<[string, Language]>([
  ['net verhuisd', 'nl'],
  ['pas verhuisd', 'nl'],
  ['just moved', 'en'],
])('%j is a moment, and all three suit it', async (text, language) => {
  const { picks } = await find(text, language)
  expect(picks).toHaveLength(3)
  for (const { product } of picks) expect(product.occasions).toContain('nieuw-huis')
})

test.each([
  ['lego', 'LEGO', 'toren-van-tim-blokkenbon'],
  ['playstation', 'PlayStation', 'pixelpolder-gamebon'],
  ['iets van apple', 'Apple', 'kwee-toestelbon'],
])(
  'a brand that is not sold, %s, is named, and what comes near it is picked',
  async (text, brand, id) => {
    const { elsewhere, picks } = await find(text)
    expect(elsewhere).toBe(brand)
    expect(picks.map(({ product }) => product.id)).toContain(id)
  },
)
