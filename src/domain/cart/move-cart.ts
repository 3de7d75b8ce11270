import { writeDocument } from '#domain/cart/cart-document.ts'
import { expiryFrom, isOpen } from '#domain/cart/cart-row.ts'
import type { Tx } from '#domain/db.ts'
import { type AccountId, type CartId, newId } from '#kernel/ids.ts'

export type CartMove = {
  /** The visitor's key until now. */
  from: string
  to: string
  /** Who logged in; undefined for a log-out. */
  accountId: AccountId | undefined
  now: Date
}

/** Each log-in of one account adds one. */
const hopsMax = 20

/**
 * Brings a basket to another key of its visitor. A row stays in its place for as long as a basket lives: whoever comes
 * with the key of before meets it and opens no second basket there. It leads nobody on but the account that logged in, so
 * that two log-ins at once, or one whose answer was lost, do not lose the basket. Gives the key under which it lay, with
 * or without a basket; undefined when nothing there is this account's to take.
 */
export async function moveCart(tx: Tx, move: CartMove): Promise<string | undefined> {
  const held = await findHolder(tx, move)
  if (held === undefined || held.key === move.to) return undefined
  const there = await lockOpen(tx, move.to)
  if (there !== undefined && there.moved_to === null) return undefined
  if (there !== undefined) await tx.deleteFrom('carts').where('id', '=', there.id).execute()
  if (held.cartId !== undefined)
    await tx
      .updateTable('carts')
      .set(({ eb }) => ({ visitor_key: move.to, version: eb('version', '+', 1) }))
      .where('id', '=', held.cartId)
      .execute()
  // Somebody else filled or moved a basket here, which could not be seen before.
  if (!(await leaveSign(tx, { ...move, from: held.key }))) return moveCart(tx, move)
  return held.key
}

type Holder = { key: string; cartId: CartId | undefined }

async function findHolder(tx: Tx, { from, accountId }: CartMove): Promise<Holder | undefined> {
  let key = from
  for (let hops = 0; hops < hopsMax; hops += 1) {
    const row = await lockOpen(tx, key)
    if (row === undefined || row.moved_to === null) return { key, cartId: row?.id }
    if (accountId === undefined || row.moved_for !== accountId) return undefined
    key = row.moved_to
  }
  return undefined
}

const lockOpen = (tx: Tx, visitorKey: string) =>
  tx
    .selectFrom('carts')
    .select(['id', 'moved_to', 'moved_for'])
    .where('visitor_key', '=', visitorKey)
    .where('state', '=', isOpen)
    .forUpdate()
    .executeTakeFirst()

/** False where an open row lies already. */
async function leaveSign(tx: Tx, { from, to, accountId, now }: CartMove): Promise<boolean> {
  const left = await tx
    .insertInto('carts')
    .values({
      ...{ id: newId('crt', now.getTime()), visitor_key: from },
      ...{ moved_to: to, moved_for: accountId ?? null },
      ...{ storefront: '', language: 'nl', kind: nothing.kind },
      ...{ document: writeDocument(nothing), created_at: now, updated_at: now },
      expires_at: expiryFrom(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return left !== undefined
}

const nothing = { kind: 'basket', shipments: [], details: undefined } as const
