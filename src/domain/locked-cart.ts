import type { Selectable } from 'kysely'
import type { Database } from '#domain/db.ts'

/** A basket whose row the caller holds, as far as its order is made of it. */
export type LockedCart = Pick<
  Selectable<Database['carts']>,
  | 'id'
  | 'state'
  | 'version'
  | 'visitor_key'
  | 'single_gift_of'
  | 'storefront'
  | 'language'
  | 'kind'
  | 'document'
>
