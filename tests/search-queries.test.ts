import { readFile } from 'node:fs/promises'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { formsOnOffer, hasAmountWithin } from '#domain/catalogue/amounts-on-offer.ts'
import { buildSnapshot } from '#domain/catalogue/build-snapshot.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { configOf, isForSale, variationTypes } from '#domain/catalogue/variations.ts'
import { type SearchAnswer, searchCatalogue } from '#domain/search/search-catalogue.ts'
import type { SearchEntry } from '#domain/search/search-entry.ts'
import { matchAddress } from '#kernel/addresses.ts'
import { type Language, languages } from '#kernel/language.ts'
import { readCatalogue } from '#platform/content/read-catalogue.ts'
import { testSearch } from '#tests/support/build-shop.ts'

/** A line of search-queries.yaml; its head says what each field expects. */
type Expected = {
  q: string
  find?: readonly string[]
  category?: string
  moment?: string
  upTo?: number
  between?: readonly [from: number, to: number]
  suits?: string
  person?: string
  never?: readonly string[]
  page?: string
  lacks?: readonly string[]
  says?: string
  nothing?: boolean
}

type Table = Record<Language, Expected[]>

const root = new URL('../', import.meta.url).pathname
const catalogue = buildSnapshot('test', await readCatalogue(root))
const readTable = async (name: string) =>
  load(await readFile(`${root}tests/${name}.yaml`, 'utf8')) as Table
const tables = await Promise.all([
  readTable('search-queries'),
  readTable('search-queries-held-out'),
  readTable('search-queries-everyday'),
])

const shown = 3

const ask = (language: Language, question: string): Promise<SearchAnswer> =>
  searchCatalogue({ catalogue, language, content: testSearch }, question)

const lowestEuros = (product: Product): number =>
  Math.min(
    ...variationTypes
      .filter((form) => isForSale(product, form))
      .map((form) => (configOf(product, form)?.minCents ?? Number.POSITIVE_INFINITY) / 100),
  )

const costs = (product: Product, [from, to]: readonly [number, number]): boolean =>
  formsOnOffer(catalogue, product, variationTypes).some((config) =>
    hasAmountWithin(config, { minCents: from * 100, maxCents: to * 100 }),
  )

/** By its id, or by where it stands. */
const isOneOf = (product: Product, names: readonly string[]): boolean =>
  [product.id, ...product.categories, ...product.occasions].some((one) => names.includes(one))

function isRight(expected: Expected, answer: SearchAnswer): boolean {
  const first = answer.groups.flatMap(({ entries }) => entries.slice(0, shown))
  return findsIt(expected, first) && suitsIt(expected, first) && saysIt(expected, answer)
}

const productsOf = (entries: readonly SearchEntry[]): Product[] =>
  entries.flatMap((entry) => ('product' in entry ? entry.product : []))

const findsIt = ({ find, category, moment, nothing }: Expected, first: SearchEntry[]): boolean =>
  (nothing !== true || first.length === 0) &&
  (find === undefined || productsOf(first).some(({ id }) => find.includes(id))) &&
  (category === undefined ||
    first.some((entry) => 'category' in entry && entry.category.id === category)) &&
  (moment === undefined || first.some((entry) => 'moment' in entry && entry.moment.id === moment))

function suitsIt({ upTo, between, suits, never, lacks }: Expected, first: SearchEntry[]): boolean {
  const products = productsOf(first)
  const cards = products.filter(({ kind }) => kind !== 'DONATION')
  const all = (holds: (product: Product) => boolean) => cards.length > 0 && cards.every(holds)
  return (
    (upTo === undefined || all((product) => lowestEuros(product) <= upTo)) &&
    (between === undefined || all((product) => costs(product, between))) &&
    (suits === undefined || all(({ occasions }) => occasions.includes(suits))) &&
    (never === undefined || all((product) => !isOneOf(product, never))) &&
    (lacks === undefined || products.every((product) => isOneOf(product, lacks)))
  )
}

const saysIt = ({ person, page, says }: Expected, answer: SearchAnswer): boolean =>
  (says === undefined || answer.elsewhere === says) &&
  (page === undefined || answer.pages.some(({ path }) => matchAddress(path)?.name === page)) &&
  (person === undefined || answer.understood.some((part) => isPerson(part, person)))

function isPerson(part: SearchAnswer['understood'][number], id: string): boolean {
  const person = testSearch.meanings.people.find((one) => one.id === id)
  return part.kind === 'PERSON' && part.title.nl === person?.title.nl
}

test('of 250 things that customers type, 240 are answered as they hope, and what we do not have without nonsense', async () => {
  const missed: string[] = []
  let asked = 0
  let lacking = 0
  for (const table of tables)
    for (const language of languages)
      for (const expected of table[language]) {
        asked += 1
        if (expected.nothing || (expected.lacks && !expected.page)) lacking += 1
        if (!isRight(expected, await ask(language, expected.q)))
          missed.push(`${language}: ${expected.q}`)
      }
  console.info(
    `${asked - missed.length} of ${asked} searches are right; missed: ${missed.join(', ')}`,
  )
  expect(asked).toBeGreaterThanOrEqual(390)
  expect(lacking).toBeGreaterThanOrEqual(130)
  expect((asked - missed.length) / asked).toBeGreaterThanOrEqual(240 / 250)
})

test.each(['dinnerbon', 'dinerbon', 'koffiebon', 'sushibon'])(
  'who types the name of one card, %s, sees no far guesses beside it',
  async (typed) => {
    const { groups } = await ask('nl', typed)
    expect(groups.flatMap(({ entries }) => productsOf(entries))).toHaveLength(1)
  },
)

test('a word that names a kind of card still brings what has to do with it', async () => {
  const { groups } = await ask('nl', 'sauna')
  const cards = groups.find(({ group }) => group === 'GIFTCARD')?.entries ?? []
  expect(productsOf([...cards]).length).toBeGreaterThan(3)
})

test('every product that the tables name is sold', () => {
  const sold = new Set(catalogue.products.map(({ id }) => id))
  const named = tables.flatMap((table) =>
    languages.flatMap((language) => table[language].flatMap(({ find }) => find ?? [])),
  )
  expect(named.filter((id) => !sold.has(id))).toEqual([])
})
