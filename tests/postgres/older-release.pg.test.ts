import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findCart } from '#domain/cart/find-cart.ts'
import { giverOf, loadDeliveries, wrapperOf } from '#domain/deliveries/load-deliveries.ts'
import { loadOrderPage } from '#domain/orders/load-order-page.ts'
import { listTenders } from '#domain/payments/list-tenders.ts'
import { makeDocuments } from '#flows/documents/make-documents.ts'
import type { DeliveryId, OrderId } from '#kernel/ids.ts'
import { migrate } from '#platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts'
import { makeDatabase } from '#tests/support/make-database.ts'
import { migrationsFolder } from '#tests/support/make-tables.ts'

/** The last step of the release before this one. */
const lastOfOlder = '0018-indexes-of-questions.sql'

let database: OpenDatabase
let drop: () => Promise<void>
const older = mkdtempSync(join(tmpdir(), 'gift-card-shop-older-'))

beforeAll(async () => {
  const made = await makeDatabase(inject('postgresUrl'))
  drop = made.drop
  database = await openDatabase({ url: made.url, poolSize: 2 })
  for (const name of readdirSync(migrationsFolder).filter((file) => file <= lastOfOlder))
    cpSync(join(migrationsFolder, name), join(older, name))
  await migrate(database, older)
  await placeOrder('before')
  await settle('before')
  await makeCard('before')
  await hold('held')
  await keepBasket('before')
  await placeOrder('between')
  await migrate(database, migrationsFolder)
})
afterAll(async () => {
  await database.close()
  await drop()
  rmSync(older, { recursive: true, force: true })
})

const uuids: Record<string, string> = {}

/** As the release before this one writes an order: by the columns that it knows. */
async function placeOrder(name: string): Promise<void> {
  uuids[name] = crypto.randomUUID()
  const contact = JSON.stringify({ firstName: 'Anna', lastName: 'Bos', email: 'a@b.example' })
  const product = JSON.stringify({ kind: 'GIFTCARD', issuer: 'aan-tafel', title: { nl: 'Bon' } })
  for (const statement of [
    sql`insert into orders (
        id, uuid, reference_number, visitor_key, cart_id, cart_fingerprint, storefront, country_code, language,
        currency, state, customer_type, contact, total_cents, vat_cents, placed_at
      ) values (
        ${`ord_${name}`}, ${uuids[name]}, ${`61-${name}`}, 'visitor', ${`crt_${name}`}, 'f', 'GCSNL', 'NL', 'nl',
        'EUR', 'awaitingPayment', 'PRIVATE', ${contact}::jsonb, 2595, 16, now()
      )`,
    sql`insert into order_shipments (id, order_id, position, delivery_form, is_for_self, receiver_name, receiver_email)
      values (${`shp_${name}`}, ${`ord_${name}`}, 0, 'DIGITAL', true, 'Anna Bos', 'a@b.example')`,
    sql`insert into order_packages (
        id, order_id, shipment_id, position, product_id, variation_type, amount_cents, quantity, product
      ) values (${`pkg_${name}`}, ${`ord_${name}`}, ${`shp_${name}`}, 0, 'bon', 'DIGITAL', 2500, 1, ${product}::jsonb)`,
    sql`insert into order_lines (
        id, order_id, package_id, position, kind, quantity, unit_cents, total_cents, vat_rate_basis_points, vat_cents
      ) values (${`oln_${name}`}, ${`ord_${name}`}, ${`pkg_${name}`}, 0, 'GIFTCARD', 1, 2500, 2500, 0, 0)`,
    sql`insert into deliveries (id, order_id, shipment_id, language, state)
      values (${`dlv_${name}`}, ${`ord_${name}`}, ${`shp_${name}`}, 'nl', 'waiting')`,
    sql`insert into card_units (id, order_id, package_id, delivery_id, position, state, amount_cents, vat_cents)
      values (${`unt_${name}`}, ${`ord_${name}`}, ${`pkg_${name}`}, ${`dlv_${name}`}, 0, 'ordered', 2500, 0)`,
    sql`insert into payments (id, order_id, visitor_key, state, method, amount_cents, currency, opened_at)
      values (${`pay_${name}`}, ${`ord_${name}`}, 'visitor', 'opened', 'ideal', 2595, 'EUR', now())`,
  ])
    await statement.execute(database.db)
}

async function settle(name: string): Promise<void> {
  await sql`
    with payment as (
      update payments set state = 'settled', provider_reference = ${`PSP-${name}`}, settled_at = now()
      where id = ${`pay_${name}`}
    )
    update orders set state = 'issuing', paid_by_payment_id = ${`pay_${name}`}, settled_at = now()
    where id = ${`ord_${name}`}`.execute(database.db)
}

/** A choice card, as the issuer's port gave it. */
async function makeCard(name: string): Promise<void> {
  await sql`
    insert into cards (
      id, order_unit_id, product_id, issuer, issuer_reference, amount_cents, currency, number_encrypted,
      number_hash, barcode_kind, key_id, valid_until, issued_at
    ) values (
      ${`crd_${name}`}, ${`unt_${name}`}, 'cadeaubonnl-keuze-cadeaukaart', 'keuze', 'R', 2500, 'EUR', '\\x00',
      ${Buffer.from(name)}, 'code128', 'k', '2028-12-31', now()
    )`.execute(database.db)
}

async function hold(name: string): Promise<void> {
  await placeOrder(name)
  await sql`update payments set state = 'held', provider_reference = 'PSP-held',
    hold_reason = 'asked EUR 2595, paid EUR 2594' where id = ${`pay_${name}`}`.execute(database.db)
}

async function keepBasket(name: string): Promise<void> {
  await sql`insert into carts (
      id, visitor_key, storefront, language, document, created_at, updated_at, expires_at
    ) values (
      ${`crt_${name}`}, ${`visitor-${name}`}, 'GCSNL', 'nl', '{"shipments": []}', now(), now(), now() + interval '1 day'
    )`.execute(database.db)
}

/** What a newer release reads of it. */
async function shapeOf(name: string) {
  const { rows } = await sql`
    select orders.kind, orders.released_at = orders.settled_at as "isReleased",
      coalesce(card_units.paid_cents, card_units.amount_cents) as "paidCents", order_shipments.state as shipment
    from orders
    join card_units on card_units.order_id = orders.id
    join order_shipments on order_shipments.order_id = orders.id
    where orders.id = ${`ord_${name}`}`.execute(database.db)
  const tenders = await listTenders(database.db, `ord_${name}` as OrderId)
  return { ...(rows[0] as object), tenders }
}

const paid = {
  kind: 'regular',
  paidCents: 2500,
  shipment: 'open',
  tenders: [expect.objectContaining({ leftCents: 2595 })],
}

describe('a database that the release before this one made', () => {
  test('keeps what was ordered, and knows what paid it', async () => {
    expect(await shapeOf('before')).toMatchObject({ ...paid, isReleased: true })
    const { rows } = await sql`select shipment_id from order_lines where id = 'oln_before'`.execute(
      database.db,
    )
    expect(rows).toEqual([{ shipment_id: 'shp_before' }])
  })

  test('keeps orders that name nobody to bill, and takes those that it goes on placing', async () => {
    const { rows } = await sql`
      select id, billing, contact ->> 'lastName' as "lastName" from orders
      where id in ('ord_before', 'ord_between') order by id`.execute(database.db)
    expect(rows).toEqual([
      { id: 'ord_before', billing: null, lastName: 'Bos' },
      { id: 'ord_between', billing: null, lastName: 'Bos' },
    ])
  })

  test('keeps its choice cards, now of a programme and a storefront, and takes those that it goes on making', async () => {
    await makeCard('between')
    const { rows } = await sql`
      select id, programme, storefront, state from cards order by id`.execute(database.db)
    expect(rows).toEqual([
      { id: 'crd_before', programme: 'keuze', storefront: 'GCSNL', state: 'active' },
      { id: 'crd_between', programme: null, storefront: null, state: 'active' },
    ])
  })

  test('keeps its baskets, which know their kind, and takes those that it goes on writing', async () => {
    await keepBasket('between')
    for (const name of ['before', 'between'])
      expect(await findCart(database.db, `visitor-${name}`, new Date())).toMatchObject({
        ...{ kind: 'basket', shipments: [] },
      })
  })

  test('gets its invoices, without a gap', async () => {
    const queue = {
      send: async () => {},
      sending: <Given>(tx: Given) => tx,
      sendMissing: async () => 0,
      committed: () => {},
    }
    await makeDocuments({
      db: database.db,
      clock: { now: () => new Date() },
      queue,
      storefronts: [],
      reached: () => {},
    })
    const { rows } = await sql`select order_id, number, total_cents from documents`.execute(
      database.db,
    )
    expect(rows).toEqual([{ order_id: 'ord_before', number: 1, total_cents: 2500 }])
  })

  test('takes orders and payments that a process of that release goes on writing', async () => {
    await settle('between')
    await placeOrder('after')
    await settle('after')
    expect(await shapeOf('between')).toMatchObject(paid)
    expect(await shapeOf('after')).toMatchObject(paid)
    const page = await loadOrderPage(database.db, uuids.after ?? '')
    expect(page).toMatchObject({ method: 'ideal', refundedCents: 0 })
    const [delivery] = await loadDeliveries(database.db, ['dlv_after' as DeliveryId])
    expect([delivery && giverOf(delivery), delivery && wrapperOf(delivery)]).toEqual([
      'Anna',
      'hearts',
    ])
  })
})
