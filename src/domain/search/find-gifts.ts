import type { Category, Product } from '#domain/catalogue/product.ts'
import type { TaxonomyTerm } from '#domain/catalogue/taxonomy.ts'
import { isOrderable } from '#domain/catalogue/variations.ts'
import { expandWords } from './expand-words.ts'
import { isOfferedAt } from './filter-found.ts'
import { type GiftWish, type ReadWish, readWish } from './gift-wish.ts'
import { fitOf } from './people-marks.ts'
import { indexOf, type SearchPlace } from './search-catalogue.ts'
import type { SearchIndex } from './search-index.ts'
import type { Person } from './search-meanings.ts'

/** Why it was picked: what of the wish it fits. All of them missing: many people choose it. */
export type GiftReasons = {
  person: Person | undefined
  likes: readonly Category[]
  /** It is what was written. */
  isAsked: boolean
  moment: TaxonomyTerm | undefined
}

export type GiftPick = { product: Product; reasons: GiftReasons }

/** `hasMore`: others are left. Without, the next search begins anew. */
export type FoundGifts = { picks: readonly GiftPick[]; hasMore: boolean }

const picksCount = 3

/** What each part of a wish weighs; popularity decides among equals. */
const weights = { best: 3, suits: 1.5, like: 3, asked: 4, moment: 1, popular: 0.9 }

/** What another pick of the same category has to be better by. */
const sameShelf = 2

/**
 * Three gifts that can be bought, within the price, from different shelves where that is possible. The same index and
 * the same words as the search; a wish without anything gives what many people choose.
 */
export async function findGifts(place: SearchPlace, wish: GiftWish): Promise<FoundGifts> {
  const index = await indexOf(place)
  const read = readWish(index, place, wish)
  const asked = productsAsked(index, read.words)
  const fitting = place.catalogue.products.filter((product) => mayBeGiven(product, read))
  const fresh = fitting.filter(({ id }) => !read.seen.has(id))
  const pool = fresh.length > 0 ? fresh : fitting
  const rated = pool.map((product, at) => {
    const reasons = reasonsFor(product, read, asked)
    const popular = weights.popular * (1 - at / pool.length)
    return { product, reasons, worth: worthOf(product, read, reasons) + popular }
  })
  const picks = pickApart(rated)
  return { picks, hasMore: fresh.length > picks.length }
}

const mayBeGiven = (product: Product, { person, price }: ReadWish): boolean =>
  product.kind === 'GIFTCARD' &&
  isOrderable(product) &&
  person?.not.includes(product.id) !== true &&
  (price === undefined || isOfferedAt(product, price))

/** Ids of what a search for the words finds. */
function productsAsked(index: SearchIndex, words: readonly string[]): ReadonlySet<string> {
  const { slots } = expandWords(index, words)
  const found = index.terms.search({ either: slots })
  const best = Math.max(0, ...found.values())
  return new Set(
    [...found].flatMap(([at, score]) => {
      const entry = index.entries[at]
      return entry && 'product' in entry && score >= best * askedShare ? [entry.product.id] : []
    }),
  )
}

/** What is found so much less well than the best is not what was asked for. */
const askedShare = 0.3

const reasonsFor = (
  product: Product,
  { person, likes, moment }: ReadWish,
  asked: ReadonlySet<string>,
): GiftReasons => ({
  person: person && fitOf(person, product) !== 'none' ? person : undefined,
  likes: likes.filter(({ id }) => product.categories.includes(id)),
  isAsked: asked.has(product.id),
  moment: moment && product.occasions.includes(moment.id) ? moment : undefined,
})

function worthOf(product: Product, { person }: ReadWish, reasons: GiftReasons): number {
  const isBest = person !== undefined && fitOf(person, product) === 'best'
  const forPerson = isBest ? weights.best : weights.suits
  return (
    (reasons.person === undefined ? 0 : forPerson) +
    // The choice card stands in many categories, and suits nobody in particular.
    (reasons.likes.length > 0 && !product.isChoiceCard ? weights.like : 0) +
    (reasons.isAsked ? weights.asked : 0) +
    (reasons.moment === undefined ? 0 : weights.moment)
  )
}

type Rated = GiftPick & { worth: number }

function pickApart(rated: readonly Rated[]): GiftPick[] {
  const picks: GiftPick[] = []
  const shelves = new Set<string>()
  const left = new Set(rated)
  const worthNow = ({ product, worth }: Rated): number =>
    shelves.has(product.categories[0] ?? '') ? worth - sameShelf : worth
  while (picks.length < picksCount && left.size > 0) {
    const best = [...left].reduce((one, other) => (worthNow(other) > worthNow(one) ? other : one))
    left.delete(best)
    shelves.add(best.product.categories[0] ?? '')
    picks.push({ product: best.product, reasons: best.reasons })
  }
  return picks
}
