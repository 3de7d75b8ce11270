import { plainLetters } from '#kernel/plain-letters.ts'

type Named = { title: string; letter: string }

export type LetterGroup<Brand> = { letter: string; brands: readonly Brand[] }

/** Small letters without marks and without what stands between words: "Eén Oor" is found by "een-oor". */
const plain = (text: string): string =>
  plainLetters(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** Those whose name has what was typed; names that begin with it come first, each part in its own order. */
export function findBrands<Brand extends Named>(brands: readonly Brand[], typed: string): Brand[] {
  const wanted = plain(typed)
  const found = brands.filter(({ title }) => plain(title).includes(wanted))
  const begins = ({ title }: Brand) => plain(title).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((brand) => !begins(brand))]
}

/** One group for each letter that has brands, in the order in which they come. */
export const groupByLetter = <Brand extends Named>(
  brands: readonly Brand[],
): LetterGroup<Brand>[] =>
  [...Map.groupBy(brands, ({ letter }) => letter)].map(([letter, own]) => ({ letter, brands: own }))
