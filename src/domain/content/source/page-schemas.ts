import * as v from 'valibot'
import { blockSchema } from '#domain/content/source/block-schema.ts'
import { localized, localizedUpTo } from '#domain/source-schemas.ts'

const blocks = v.pipe(v.array(blockSchema), v.minLength(1, 'is empty'))

/** content/blocks/<queue>.yaml */
export const queueSchema = v.strictObject({ blocks })

/** Search engines cut off what is longer. */
const metaTitleMax = 60
const descriptionMax = 160

/** content/landing/<address>.yaml */
export const landingSchema = v.strictObject({
  title: localized,
  metaTitle: localizedUpTo(metaTitleMax),
  description: localizedUpTo(descriptionMax),
  blocks,
})
