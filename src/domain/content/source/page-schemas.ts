import * as v from 'valibot'
import { blockSchema } from '#domain/content/source/block-schema.ts'
import { headFields, localized } from '#domain/source-schemas.ts'

const blocks = v.pipe(v.array(blockSchema), v.minLength(1, 'is empty'))

/** content/blocks/<queue>.yaml */
export const queueSchema = v.strictObject({ blocks })

/** content/landing/<address>.yaml */
export const landingSchema = v.strictObject({
  title: localized,
  ...headFields,
  blocks,
})
