import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'

/** Under which a visitor's gift of this product lies that is ordered by itself, beside their basket. */
export const singleGiftKeyOf = (visitorKey: string, productId: string): string =>
  `${visitorKey}${separator}${productId}`

/** In no key of a visitor. */
const separator = ':'

/** The visitor is known by another key from now on, which is new: no gift lies there yet. */
export async function moveSingleGifts(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('carts')
    .set({
      visitor_key: sql<string>`${to} || substr(visitor_key, ${from.length + 1})`,
      single_gift_of: to,
    })
    .where('single_gift_of', '=', from)
    .execute()
}
