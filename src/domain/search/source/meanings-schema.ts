import * as v from 'valibot'
import { count, kebabId, localized, shopPath, text } from '#domain/source-schemas.ts'

const texts = v.pipe(v.array(text), v.nonEmpty('is an empty list'))
const words = v.strictObject({ nl: texts, en: texts })
const ids = v.optional(v.array(kebabId), [])

/** content/search/people.yaml */
export const peopleSchema = v.array(
  v.strictObject({
    id: kebabId,
    title: localized,
    words,
    ages: v.optional(v.strictObject({ from: count, to: count })),
    moments: ids,
    categories: ids,
    products: v.pipe(v.array(kebabId), v.nonEmpty('is an empty list')),
    not: ids,
  }),
)

/** content/search/elsewhere.yaml */
export const elsewhereSchema = v.array(
  v.strictObject({
    names: v.record(text, v.array(text)),
    products: v.pipe(v.array(kebabId), v.nonEmpty('is an empty list')),
  }),
)

/** content/search/greetings.yaml */
export const greetingsSchema = v.record(kebabId, localized)

/** content/search/pages.yaml */
export const pagesSchema = v.array(v.strictObject({ path: shopPath, title: localized, words }))
