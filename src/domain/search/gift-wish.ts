import type { Category } from '#domain/catalogue/product.ts'
import type { TaxonomyTerm } from '#domain/catalogue/taxonomy.ts'
import type { SearchPlace } from './search-catalogue.ts'
import type { SearchIndex } from './search-index.ts'
import type { Person } from './search-meanings.ts'
import { readQuestion, type SearchQuestion } from './search-question.ts'
import { type Understanding, understand } from './understand.ts'

/** What a giver told the gift finder. An id that the shop does not know says nothing. */
export type GiftWish = {
  person?: string | undefined
  /** Ids of categories. */
  likes: readonly string[]
  /** In their own words; it is understood as a search is. */
  text?: string | undefined
  maxCents?: number | undefined
  moment?: string | undefined
  /** Products that were shown already. */
  seen: readonly string[]
}

/** The wish in the shop's own terms. What was chosen counts before what was written. */
export type ReadWish = {
  person: Person | undefined
  likes: readonly Category[]
  /** The things to look for that were written: "paarden, koken en tuinieren" are three. */
  asked: readonly AskedThing[]
  price: SearchQuestion['price']
  moment: TaxonomyTerm | undefined
  seen: ReadonlySet<string>
}

type AskedThing = { question: SearchQuestion; understood: Understanding }

export function readWish(
  index: SearchIndex,
  { catalogue }: Pick<SearchPlace, 'catalogue'>,
  wish: GiftWish,
): ReadWish {
  const question = readQuestion(wish.text ?? '', index.books.isPerson)
  const understood = understand(index, question)
  const moments = catalogue.terms.get('occasions') ?? []
  const { maxCents } = wish
  return {
    person: index.books.all.find(({ id }) => id === wish.person) ?? understood.person?.person,
    likes: catalogue.categories.filter(({ id }) => wish.likes.includes(id)),
    asked: thingsIn(wish.text ?? '').flatMap((text) => readThing(index, text)),
    price: maxCents === undefined ? question.price : { minCents: 0, maxCents },
    moment: moments.find(({ id }) => id === wish.moment) ?? understood.moment?.moment,
    seen: new Set(wish.seen),
  }
}

/** People write lists; a dot stands in numbers and names. */
const between = /[,;&+\n]|\s(?:en|and)\s/i

const thingsIn = (text: string): readonly string[] => text.split(between)

/** Nothing where only a person, a price or words that say nothing were written. */
function readThing(index: SearchIndex, text: string): readonly AskedThing[] {
  const question = readQuestion(text, index.books.isPerson)
  const understood = understand(index, question)
  const isTelling = understood.words.some((word) => !index.analysis.isIgnored(word))
  return isTelling || understood.elsewhere !== undefined ? [{ question, understood }] : []
}
