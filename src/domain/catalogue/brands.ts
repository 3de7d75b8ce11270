import type { Product } from '#domain/catalogue/product.ts'
import { plainLetters } from '#kernel/plain-letters.ts'

/** The brand of a card. Brands have no file of their own: the products name them (SPEC §1, browse by brand). */
export type Brand = {
  /** Slug of its name; the last part of its address: /merken/{id}/. */
  id: string
  title: string
  /** Under which it stands in the index: A to Z, and `#` for whatever begins otherwise. */
  letter: string
  /** In the order of the shop's list; never none. */
  products: readonly Product[]
}

/** "Blaar & Pleister" is `blaar-pleister`, "Eén Oor" is `een-oor`. */
export const brandIdOf = (name: string): string =>
  plain(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export function letterOf(name: string): string {
  const first = /[a-z0-9]/.exec(plain(name))?.[0]?.toUpperCase() ?? '#'
  return /[A-Z]/.test(first) ? first : '#'
}

/** Without capitals and marks above letters; an apostrophe joins ("'t Anker" is `t-anker`). */
const plain = (name: string): string => plainLetters(name).replaceAll(/['’]/g, '')

const alphabet = new Intl.Collator('nl', { sensitivity: 'base', numeric: true })

/** Every brand of these products, from A to Z, what begins with no letter last. */
export function brandsOf(products: readonly Product[]): readonly Brand[] {
  const byId = Map.groupBy(products, ({ brand }) => brandIdOf(brand))
  return [...byId]
    .map(([id, own]) => ({ id, title: own[0]?.brand ?? '', products: own }))
    .map((brand): Brand => ({ ...brand, letter: letterOf(brand.title) }))
    .sort(
      (one, other) =>
        Number(one.letter === '#') - Number(other.letter === '#') ||
        alphabet.compare(one.title, other.title),
    )
}
