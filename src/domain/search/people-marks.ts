import type { Product } from '#domain/catalogue/product.ts'
import { labelMark } from './label-words.ts'
import type { SearchEntry } from './search-entry.ts'
import type { Person } from './search-meanings.ts'

/** Under which what suits a person is found: the best, and what only stands in a place of theirs. */
export const bestMark = ({ id }: Person): string => labelMark(`best:${id}`)
export const suitsMark = ({ id }: Person): string => labelMark(`suits:${id}`)

/** A page of a category or a moment is found by the people who have it. */
export const marksOf = (people: readonly Person[], entry: SearchEntry): readonly string[] =>
  people.flatMap((person) => {
    if (entry.group === 'CATEGORY')
      return person.categories.includes(entry.category.id) ? [bestMark(person)] : []
    if (entry.group === 'GIVING_MOMENT')
      return person.moments.includes(entry.moment.id) ? [bestMark(person)] : []
    const fit = fitOf(person, entry.product)
    if (fit === 'none') return []
    return [fit === 'best' ? bestMark(person) : suitsMark(person)]
  })

/** How well a product suits a person: editors chose it, or it only stands in a place of theirs. */
export function fitOf(
  person: Person,
  { id, kind, categories, occasions }: Product,
): 'best' | 'suits' | 'none' {
  if (person.products.includes(id)) return 'best'
  if (kind !== 'GIFTCARD' || person.not.includes(id)) return 'none'
  const isTheirs =
    occasions.some((moment) => person.moments.includes(moment)) ||
    categories.some((category) => person.categories.includes(category))
  return isTheirs ? 'suits' : 'none'
}
