import { amountWithin } from '#domain/catalogue/amount-within.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { isOrderable } from '#domain/catalogue/variations.ts'
import { beginApart, type GiftFit, type GiftReason, reasonsOf } from './gift-reasons.ts'
import { type GiftWish, type ReadWish, readWish } from './gift-wish.ts'
import { fitOf } from './people-marks.ts'
import { findEntries, indexOf, type SearchPlace } from './search-catalogue.ts'
import type { SearchIndex } from './search-index.ts'

/** `reasons`: why it was picked; the first is its own, as far as there is one. */
export type GiftPick = {
  product: Product
  reasons: readonly GiftReason[]
  /** What its giver may begin with, where a price was named. */
  amountCents: number | undefined
}

/**
 * `hasMore`: others are left. Without, the next search begins anew. `elsewhere`: the brand that was written and that the shop
 * does not sell.
 */
export type FoundGifts = {
  picks: readonly GiftPick[]
  hasMore: boolean
  elsewhere: string | undefined
}

const picksCount = 3

/** What each part of a wish weighs; popularity decides among equals. */
const weights = {
  best: 3,
  suits: 1.5,
  like: 3,
  asked: 4,
  moment: 1,
  popular: 0.9,
  popularOfAsked: 0.2,
}

/** What another pick of the same category has to be better by; whoever wrote what they want gets more of that. */
const sameShelf = { asked: 0.1, other: 2 }

/** So many of what was found are what was written; each is so much less than the one before. */
const askedMax = 8
const askedStep = 0.1

/**
 * Three gifts that can be bought, within the price, from different shelves where that is possible. The same index and
 * the same words as the search; a wish without anything gives what many people choose.
 */
export async function findGifts(place: SearchPlace, wish: GiftWish): Promise<FoundGifts> {
  const index = await indexOf(place)
  const read = readWish(index, place, wish)
  const asked = productsAsked(place, index, read)
  const fitting = place.catalogue.products.filter((product) => mayBeGiven(product, read))
  const fresh = fitting.filter(({ id }) => !read.seen.has(id))
  const pool = fresh.length > 0 ? fresh : fitting
  const rated = pool.map((product, at) => {
    const fit = fitOfWish(product, read, asked)
    const share = asked.get(product.id) ?? 0
    const popular = (share > 0 ? weights.popularOfAsked : weights.popular) * (1 - at / pool.length)
    return { product, fit, worth: worthOf(product, read, fit) + weights.asked * share + popular }
  })
  const picked = pickApart(rated)
  const all = picked.map(({ product, fit }) => reasonsOf(place.catalogue, product, fit))
  const reasons = beginApart(all)
  const picks = picked.map(({ product, fit }, at) => ({
    product,
    reasons: reasons[at] ?? [],
    amountCents: fit.amount?.cents,
  }))
  const elsewhere = read.asked.find(({ understood }) => understood.elsewhere)?.understood.elsewhere
  return { picks, hasMore: fresh.length > picks.length, elsewhere: elsewhere?.name }
}

const mayBeGiven = (product: Product, { person, price }: ReadWish): boolean =>
  product.kind === 'GIFTCARD' &&
  isOrderable(product) &&
  person?.not.includes(product.id) !== true &&
  (price === undefined || amountWithin(product, price) !== undefined)

/**
 * Products that a search for what was written finds, whomever they are for, with how well each answers it: the first one of each
 * thing whole.
 */
function productsAsked(
  { catalogue }: SearchPlace,
  index: SearchIndex,
  { asked }: ReadWish,
): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  for (const { question, understood } of asked) {
    const anybody = { question, understood: { ...understood, person: undefined } }
    const ids = findEntries({ catalogue }, index, anybody).flatMap((entry) =>
      entry.group === 'GIFTCARD' ? entry.product.id : [],
    )
    for (const [at, id] of ids.slice(0, askedMax).entries())
      shares.set(id, Math.max(shares.get(id) ?? 0, 1 - at * askedStep))
  }
  return shares
}

const fitOfWish = (
  product: Product,
  { person, likes, moment, price }: ReadWish,
  asked: ReadonlyMap<string, number>,
): GiftFit => ({
  person: person && fitOf(person, product) !== 'none' ? person : undefined,
  // The choice card stands in many categories, and suits nobody in particular.
  likes: product.isChoiceCard ? [] : likes.filter(({ id }) => product.categories.includes(id)),
  isAsked: asked.has(product.id),
  moment: moment && product.occasions.includes(moment.id) ? moment : undefined,
  amount: price && amountWithin(product, price),
})

function worthOf(product: Product, { person }: ReadWish, fit: GiftFit): number {
  const isBest = person !== undefined && fitOf(person, product) === 'best'
  const forPerson = isBest ? weights.best : weights.suits
  return (
    (fit.person === undefined ? 0 : forPerson) +
    (fit.likes.length > 0 ? weights.like : 0) +
    (fit.moment === undefined ? 0 : weights.moment)
  )
}

type Rated = { product: Product; fit: GiftFit; worth: number }

function pickApart(rated: readonly Rated[]): Rated[] {
  const picks: Rated[] = []
  const shelves = new Set<string>()
  const left = new Set(rated)
  const worthNow = ({ product, fit, worth }: Rated): number =>
    shelves.has(product.categories[0] ?? '')
      ? worth - (fit.isAsked ? sameShelf.asked : sameShelf.other)
      : worth
  while (picks.length < picksCount && left.size > 0) {
    const best = [...left].reduce((one, other) => (worthNow(other) > worthNow(one) ? other : one))
    left.delete(best)
    shelves.add(best.product.categories[0] ?? '')
    picks.push(best)
  }
  return picks
}
