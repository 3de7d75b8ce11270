import type { VariationType } from '#domain/catalogue/product.ts'
import type { Localized } from '#kernel/language.ts'
import { foldText, wordsOf } from './fold-text.ts'
import { normalizeQuestion, type SearchQuestion } from './search-question.ts'
import type { Understanding } from './understand.ts'

/** Something that a question was taken to say. `without`: what is left of the question when it is taken off. */
export type UnderstoodPart = { without: string } & (
  | {
      kind: 'PERSON'
      title: Localized
      /** What the visitor called them, in one word: a girl is more than a child. */
      called: string | undefined
      age: number | undefined
    }
  | { kind: 'GIVING_MOMENT'; title: Localized }
  | { kind: 'PRICE'; minCents: number; maxCents: number | undefined }
  | { kind: 'FORM'; form: VariationType }
)

export function understoodParts(
  typed: string,
  { price, form, said }: SearchQuestion,
  { person, moment }: Understanding,
): UnderstoodPart[] {
  const line = normalizeQuestion(typed)
  const parts: UnderstoodPart[] = []
  if (person)
    parts.push({
      kind: 'PERSON',
      title: person.person.title,
      called: person.called,
      age: person.age,
      without: withoutWords(line, person.said),
    })
  if (moment)
    parts.push({
      kind: 'GIVING_MOMENT',
      title: moment.moment.title,
      without: withoutWords(line, moment.said),
    })
  if (price)
    parts.push({
      kind: 'PRICE',
      minCents: price.minCents,
      maxCents: price.maxCents === Number.MAX_SAFE_INTEGER ? undefined : price.maxCents,
      without: withoutWords(line, said.price),
    })
  if (form) parts.push({ kind: 'FORM', form, without: withoutWords(line, said.form) })
  return parts
}

const wordShape = /[\p{L}\p{N}\p{M}'’]+/gu
/** Signs that stood with an amount, and words that hang in the air at the end. */
const leftSigns = /(?:^|\s)[^\p{L}\p{N}]+(?=\s|$)/gu
const leftWords = /(?:^|\s)(?:voor|van|for|of|een|a|the|de|met|with|mijn|my)$/iu

/** What was typed without these folded words, each taken out where it stands first. */
export function withoutWords(line: string, said: readonly string[]): string {
  const open = [...said]
  const kept = line.replaceAll(wordShape, (word) => {
    const own = wordsOf(foldText(word))
    const isSaid = own.length > 0 && own.every((one) => open.includes(one))
    if (isSaid) for (const one of own) open.splice(open.indexOf(one), 1)
    return isSaid ? '' : word
  })
  return kept
    .replaceAll(leftSigns, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(leftWords, '')
    .trim()
}
