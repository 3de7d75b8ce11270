import * as v from 'valibot'
import { count, localized, webAddress } from '#domain/source-schemas.ts'

/** What a brand shows of itself while its card is chosen in an exchange: in a frame, or at its own address. */
export const brandShopSchema = v.pipe(
  v.strictObject({
    /** Shown within the page, shut off from it. */
    frame: v.optional(webAddress),
    redirect: v.optional(v.strictObject({ url: webAddress, seconds: count })),
    link: v.optional(v.strictObject({ title: localized, url: webAddress })),
  }),
  v.check(
    ({ frame, redirect }) => frame === undefined || redirect === undefined,
    'has a frame and a redirect, and may have one of them',
  ),
  v.transform(({ frame, redirect, link }) => ({ frameUrl: frame, redirect, link })),
)
