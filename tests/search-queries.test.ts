import { readFile } from 'node:fs/promises'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { buildSnapshot } from '#domain/catalogue/build-snapshot.ts'
import { configOf, isForSale } from '#domain/catalogue/variations.ts'
import { type SearchGroup, searchCatalogue } from '#domain/search/search-catalogue.ts'
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
  suits?: string
  nothing?: boolean
}

const root = new URL('../', import.meta.url).pathname
const catalogue = buildSnapshot('test', await readCatalogue(root))
const table = load(await readFile(`${root}tests/search-queries.yaml`, 'utf8')) as Record<
  Language,
  Expected[]
>

/** The share of questions that must be answered as the customer hopes. */
const rightMin = 0.95
const shown = 3

const ask = (language: Language, question: string): Promise<SearchGroup[]> =>
  searchCatalogue({ catalogue, language, words: testSearch.words }, question)

const lowestEuros = (product: Parameters<typeof configOf>[0]): number =>
  Math.min(
    ...(['DIGITAL', 'PHYSICAL'] as const)
      .filter((form) => isForSale(product, form))
      .map((form) => (configOf(product, form)?.minCents ?? Number.POSITIVE_INFINITY) / 100),
  )

function isRight(
  { find, category, moment, upTo, suits, nothing }: Expected,
  groups: SearchGroup[],
) {
  const first = groups.flatMap(({ entries }) => entries.slice(0, shown))
  const products = first.flatMap((entry) => ('product' in entry ? entry.product : []))
  const cards = products.filter(({ kind }) => kind !== 'DONATION')
  const all = (holds: (product: (typeof cards)[number]) => boolean) =>
    cards.length > 0 && cards.every(holds)
  return (
    (nothing !== true || groups.length === 0) &&
    (find === undefined || products.some(({ id }) => find.includes(id))) &&
    (category === undefined ||
      first.some((entry) => 'category' in entry && entry.category.id === category)) &&
    (moment === undefined ||
      first.some((entry) => 'moment' in entry && entry.moment.id === moment)) &&
    (upTo === undefined || all((product) => lowestEuros(product) <= upTo)) &&
    (suits === undefined || all(({ occasions }) => occasions.includes(suits)))
  )
}

test('of more than 100 things that customers type, 95 of 100 find what they mean among the first three', async () => {
  const missed: string[] = []
  let asked = 0
  for (const language of languages) {
    for (const expected of table[language]) {
      asked += 1
      if (!isRight(expected, await ask(language, expected.q)))
        missed.push(`${language}: ${expected.q}`)
    }
  }
  console.info(
    `${asked - missed.length} of ${asked} searches are right; missed: ${missed.join(', ')}`,
  )
  expect(asked).toBeGreaterThanOrEqual(100)
  expect(1 - missed.length / asked).toBeGreaterThanOrEqual(rightMin)
})

test('every product that the table names is sold', () => {
  const sold = new Set(catalogue.products.map(({ id }) => id))
  const named = languages.flatMap((language) => table[language].flatMap(({ find }) => find ?? []))
  expect(named.filter((id) => !sold.has(id))).toEqual([])
})
