import type { AmountWithin } from '#domain/catalogue/amount-within.ts'
import type { Category, Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import type { TaxonomyTerm } from '#domain/catalogue/taxonomy.ts'
import type { Person } from './search-meanings.ts'

/** What of a wish a product fits. */
export type GiftFit = {
  person: Person | undefined
  likes: readonly Category[]
  /** It is what was written. */
  isAsked: boolean
  moment: TaxonomyTerm | undefined
  /** What can be given of it, where a price was named. */
  amount: AmountWithin | undefined
}

/** Why a gift was picked; each is true of the product. */
export type GiftReason =
  | { kind: 'asked' }
  | { kind: 'person'; person: Person }
  | { kind: 'like'; category: Category }
  | { kind: 'moment'; moment: TaxonomyTerm }
  | { kind: 'budget'; fromCents: number }
  /** Of its category; of the whole shop where none is named. */
  | { kind: 'mostChosen' | 'oftenChosen'; category: Category | undefined }
  | { kind: 'fromCategory'; category: Category }

/** Above which place of its list a card is chosen often, and how long a list has to be to say so. */
const oftenChosenShare = 1 / 3
const chosenFromMin = 3
const oftenChosenMax = 5

/** All that speaks for a product, the strongest first. */
export function reasonsOf(
  catalogue: CatalogueSnapshot,
  product: Product,
  { person, likes, isAsked, moment, amount }: GiftFit,
): readonly GiftReason[] {
  return [
    ...(isAsked ? [{ kind: 'asked' as const }] : []),
    ...(person ? [{ kind: 'person' as const, person }] : []),
    ...likes.map((category) => ({ kind: 'like' as const, category })),
    ...(moment ? [{ kind: 'moment' as const, moment }] : []),
    ...(amount ? [{ kind: 'budget' as const, fromCents: amount.fromCents }] : []),
    ...placeOf(catalogue, product),
  ]
}

/** How it stands among others of its kind. The choice card stands in every category: it is measured with all. */
function placeOf(
  { categories, productsByCategory, productsByKind }: CatalogueSnapshot,
  product: Product,
): readonly GiftReason[] {
  const category = product.isChoiceCard
    ? undefined
    : categories.find(({ id }) => id === product.categories[0])
  const list = category ? productsByCategory.get(category.id) : productsByKind.get(product.kind)
  const gifts = (list ?? []).filter((one) => one === product || !one.isChoiceCard)
  const at = gifts.indexOf(product)
  const isOften = at < Math.min(oftenChosenMax, gifts.length * oftenChosenShare)
  if (gifts.length >= chosenFromMin && isOften)
    return [{ kind: at === 0 ? 'mostChosen' : 'oftenChosen', category }]
  return category ? [{ kind: 'fromCategory', category }] : []
}

/**
 * Puts first, for each pick, a reason that no pick before it begins with: of another kind where there is one, else one
 * that names something else.
 */
export function beginApart(
  picks: readonly (readonly GiftReason[])[],
): readonly (readonly GiftReason[])[] {
  const kinds = new Set<string>()
  const sentences = new Set<string>()
  return picks.map((reasons) => {
    const first =
      reasons.find(({ kind }) => !kinds.has(kind)) ??
      reasons.find((reason) => !sentences.has(sentenceOf(reason))) ??
      reasons[0]
    if (first === undefined) return reasons
    kinds.add(first.kind)
    sentences.add(sentenceOf(first))
    return [first, ...reasons.filter((reason) => reason !== first)]
  })
}

/** Two that are told in the same words have the same one. */
function sentenceOf(reason: GiftReason): string {
  if (reason.kind === 'budget') return `budget ${reason.fromCents}`
  return 'category' in reason ? `${reason.kind} ${reason.category?.id}` : reason.kind
}
