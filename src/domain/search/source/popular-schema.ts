import * as v from 'valibot'
import { kebabId, localized, localizedUpTo, shopPath } from '#domain/source-schemas.ts'

/** As long as fits on a chip of a phone. */
const termLengthMax = 24

/** content/search/popular.yaml */
export const popularSchema = v.strictObject({
  terms: v.array(
    v.strictObject({ title: localizedUpTo(termLengthMax), path: v.optional(shopPath) }),
  ),
  products: v.array(kebabId),
  highlighted: v.array(
    v.strictObject({
      product: kebabId,
      title: localized,
      description: localized,
      showHand: v.boolean(),
    }),
  ),
})
