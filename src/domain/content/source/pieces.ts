import * as v from 'valibot'
import type { TaxonomyTerm } from '#domain/catalogue/taxonomy.ts'
import type { BlockTerm } from '#domain/content/block.ts'
import { linksOf, parseRichText } from '#domain/content/rich-text.ts'
import { day, kebabId, localized, text } from '#domain/source-schemas.ts'

/**
 * SPEC §5: tel:, mailto: or http(s):; besides a page of this shop, a place on it, and what the contact form is to be
 * about. `javascript:` and its like lead nowhere.
 */
const safeAddress =
  /^(?:tel:(?:\+?\d+|\{phone\})|mailto:(?:[^\s@]+@[^\s@?]+|\{email\})(?:\?\S*)?|https?:\/\/[^\s/]+\S*|\/(?:[a-z0-9-]+\/)*(?:\?onderwerp=[a-z0-9-]+)?(?:#[a-z0-9-]+)?)$/

export const isSafeAddress = (address: string): boolean => safeAddress.test(address)

export const addressRefusal = (address: string): string =>
  `${address} must be a page of the shop (/…/) or start with tel:, mailto: or http(s):`

const href = v.pipe(
  v.string(),
  v.regex(safeAddress, ({ input }) => addressRefusal(input)),
)

export const link = v.strictObject({ title: localized, href })

const richText = v.pipe(
  text,
  v.transform(parseRichText),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const address of linksOf(dataset.value))
      if (!safeAddress.test(address)) addIssue({ message: addressRefusal(address) })
  }),
)

export const localizedRichText = v.strictObject({ nl: richText, en: richText })

/** Words that the blocks of a page speak of, under the names that authors of products know. */
export const termFields = {
  categories: v.optional(v.array(kebabId), []),
  types: v.optional(v.array(kebabId), []),
  promotions: v.optional(v.array(kebabId), []),
  occasions: v.optional(v.array(kebabId), []),
}

type TermFields = Record<keyof typeof termFields, readonly TaxonomyTerm['id'][]>

export const vocabularyOfField = {
  categories: 'giftcard_categories',
  types: 'giftcard_types',
  promotions: 'giftcard_promotions',
  occasions: 'occasions',
} as const satisfies Record<keyof TermFields, BlockTerm['vocabulary']>

export const toTerms = (fields: TermFields): readonly BlockTerm[] =>
  (Object.keys(vocabularyOfField) as (keyof TermFields)[]).flatMap((field) =>
    fields[field].map((term) => ({ vocabulary: vocabularyOfField[field], term })),
  )

/** `from` and `until` are whole days in Amsterdam, both included. */
export const period = v.pipe(
  v.strictObject({ from: v.optional(day), until: v.optional(day) }),
  v.check(
    ({ from, until }) => from === undefined || until === undefined || from <= until,
    'ends before it begins',
  ),
  v.transform(({ from, until }) => ({ from, until })),
)

export const iconName = v.picklist([
  'card',
  'calendar',
  'check',
  'clock',
  'gift',
  'heart',
  'mail',
  'pencil',
  'shield',
  'star',
  'undo',
])
