import type { ColumnType } from 'kysely'
import type { CartKind } from '#domain/cart/cart.ts'
import type { CartDocument } from '#domain/cart/cart-document.ts'
import type { Json, SetLater } from '#domain/columns.ts'
import type { AccountId, CartId, OrderId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

/**
 * The tables of cart, as db/migrations/0002-carts.sql, 0031-baskets-that-moved.sql, 0047-single-gifts.sql
 * and 0124-kinds-of-carts.sql make them.
 */
export type CartTables = { carts: CartsTable }

type CartsTable = {
  id: CartId
  visitor_key: string
  storefront: string
  language: Language
  /** Filled by a trigger where a process of the release before writes the row. */
  kind: CartKind
  /** Written as text: drivers differ in what they make of an object. */
  document: Json<CartDocument>
  version: ColumnType<number, number | undefined, number>
  state: ColumnType<'open' | 'ordered', 'open' | 'ordered' | undefined, 'open' | 'ordered'>
  order_id: ColumnType<OrderId | null, OrderId | null | undefined, OrderId | null>
  /** Set in the row that is left where a basket lay: the visitor's key under which it goes on. */
  moved_to: SetLater<string>
  /** The account that was logged in to; null after a log-out. */
  moved_for: SetLater<AccountId>
  /** The visitor of a cart beside their basket; null for a basket. */
  single_gift_of: SetLater<string>
  created_at: Date
  updated_at: Date
  expires_at: Date
}
