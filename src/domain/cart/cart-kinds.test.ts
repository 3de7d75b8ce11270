import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { addPackage } from '#domain/cart/add-package.ts'
import type { Cart, CartKind, CartOf, KeptCart } from '#domain/cart/cart.ts'
import { cartColumns, newRow, toKeptCart } from '#domain/cart/cart-row.ts'
import { closingCart, openRest } from '#domain/cart/close-cart.ts'
import { findCart } from '#domain/cart/find-cart.ts'
import { lockCart } from '#domain/cart/lock-cart.ts'
import { findRedeemCart, redeemCartKeyOf, storeRedeemCart } from '#domain/cart/redeem-cart.ts'
import { activationName, saveActivation } from '#domain/cart/save-activation.ts'
import { saveSingleGift } from '#domain/cart/save-single-gift.ts'
import { singleGiftKeyOf } from '#domain/cart/single-gift.ts'
import { type CartId, newId } from '#kernel/ids.ts'
import { buildDetails, buildPackage, testShop } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

const now = new Date('2026-11-21T10:00:00Z')
const shop = testShop()
const asking = () => ({ visitorKey: newId('vst'), language: 'nl' as const, now })
const printedCardId = newId('prc')
const cardId = newId('crd')
const quoteId = newId('qot')

const activate = (by: ReturnType<typeof asking>, amountCents = 25_00): Promise<Cart> =>
  saveActivation(db, shop, {
    ...{ ...by, printedCardId, prefix: '629953', productId: 'dinerbon', amountCents },
    email: 'anna@voorbeeld.example',
  })

async function exchange(by: ReturnType<typeof asking>): Promise<Cart> {
  const { visitorKey } = by
  const of = { visitorKey, sessionId: newId('rds'), programme: 'keuze', cardIds: [cardId] }
  const cart = await findRedeemCart(db, of, { ...by, storefront: 'GCSNL' })
  return storeRedeemCart(db, cart, { of, now })
}

async function keepQuote(): Promise<Cart> {
  const cart: CartOf<'quote'> = {
    kind: 'quote',
    id: newId('crt'),
    version: 1,
    storefront: 'GCSNL',
    language: 'nl',
    shipments: [],
    details: undefined,
    quoteId,
    lines: [],
  }
  await db
    .insertInto('carts')
    .values(newRow(cart, { key: `quote:${cart.id}`, now }))
    .execute()
  return cart
}

const saved: Record<CartKind, () => Promise<Cart>> = {
  basket: () => addPackage(db, shop, { ...asking(), package: buildPackage() }),
  singleGift: () =>
    saveSingleGift(db, shop, {
      ...{ ...asking(), package: buildPackage(), details: buildDetails() },
      ...{ promotionCode: undefined, packageId: undefined, giftId: undefined },
    }),
  redeem: () => exchange(asking()),
  activation: () => activate(asking()),
  quote: keepQuote,
}
const kinds: readonly CartKind[] = ['basket', 'singleGift', 'redeem', 'activation', 'quote']

const own: Record<CartKind, object> = {
  basket: {},
  singleGift: {},
  redeem: { redeem: { programme: 'keuze', choices: [] } },
  activation: { activates: printedCardId, activatedPrefix: '629953' },
  quote: { quoteId, lines: [] },
}

async function read(id: CartId): Promise<KeptCart> {
  const row = await db
    .selectFrom('carts')
    .select(cartColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return toKeptCart(row)
}

/** A copy of a row as the release before inserts it, without the column. */
async function insertAsBefore(id: CartId): Promise<CartId> {
  const copy = newId('crt')
  await sql`
    insert into carts (id, visitor_key, storefront, language, document, single_gift_of, created_at, updated_at, expires_at)
    select ${copy}, visitor_key || '-copy', storefront, language, document, single_gift_of, created_at, updated_at, expires_at
    from carts where id = ${id}`.execute(db)
  return copy
}

const isOfKind = (kind: CartKind) => ({ kind, ...own[kind] })

describe.each(kinds)('a cart of kind %s', (kind) => {
  test('is read as it was kept', async () => {
    const { id } = await saved[kind]()
    expect(await read(id)).toMatchObject(isOfKind(kind))
  })

  test('is read from a row that the release before writes', async () => {
    const { id } = await saved[kind]()
    expect(await read(await insertAsBefore(id))).toEqual({
      ...(await read(id)),
      id: expect.any(String),
    })
  })

  test('is read from a row that was there before the column', async () => {
    const { id } = await saved[kind]()
    const before = await read(id)
    // The statement of the migration.
    await sql`update carts set kind = null where id = ${id}`.execute(db)
    expect(await read(id)).toEqual(before)
  })
})

test('an activation that the release before begins in the row of a gift is read as an activation', async () => {
  const by = asking()
  const gift = buildPackage()
  const { id } = await saveSingleGift(db, shop, {
    ...{ ...by, package: gift, details: buildDetails() },
    ...{ promotionCode: undefined, packageId: undefined, giftId: undefined },
  })
  await sql`
    update carts set document = document || ${JSON.stringify(own.activation)}::jsonb where id = ${id}`.execute(
    db,
  )
  expect(await read(id)).toMatchObject(isOfKind('activation'))
})

test('an activation that changed while it was paid leaves no gift without a card', async () => {
  const by = asking()
  const { id } = await activate(by)
  await activate(by, 50_00)
  const orderId = newId('ord')
  await db.transaction().execute(async (tx) => {
    const cart = await tx
      .selectFrom('carts')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    await closingCart(tx, { cart, orderId, now })
      .selectFrom('carts')
      .select('id')
      .limit(1)
      .execute()
    await openRest(tx, { cart, ordered: [], now })
  })
  const open = await db
    .selectFrom('carts')
    .select('id')
    .where('visitor_key', '=', singleGiftKeyOf(by.visitorKey, activationName))
    .where('state', '=', 'open')
    .execute()
  expect(open).toEqual([])
})

test('an exchange is not read or locked by its key alone, without its cards', async () => {
  const { id } = await exchange(asking())
  const { visitor_key: key } = await db
    .selectFrom('carts')
    .select('visitor_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(await findCart(db, key, now)).toBeUndefined()
  const locked = db.transaction().execute((tx) => lockCart(tx, key, now))
  await expect(locked).rejects.toMatchObject({ code: 3203 })
})

test('an exchange is paid by the cards of its session, whatever its row says', async () => {
  const by = asking()
  const { visitorKey } = by
  const of = { visitorKey, sessionId: newId('rds'), programme: 'keuze', cardIds: [cardId] }
  const look = { ...by, storefront: 'GCSNL' }
  const kept = await storeRedeemCart(db, await findRedeemCart(db, of, look), { of, now })
  expect(kept.payingCards).toEqual([cardId])
  const other = { ...of, cardIds: [newId('crd')] }
  expect(await findRedeemCart(db, other, look)).toEqual({ ...kept, payingCards: other.cardIds })
  const row = await db
    .selectFrom('carts')
    .select('document')
    .where('visitor_key', '=', redeemCartKeyOf(visitorKey, of.sessionId))
    .executeTakeFirstOrThrow()
  expect(row.document).not.toHaveProperty('payingCards')
})
