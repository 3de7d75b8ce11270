import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { Receiver } from '#domain/cart/cart.ts'
import { orderAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { splitEvenly } from '#domain/orders/split-evenly.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { sum, vatInside } from '#kernel/money.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { walksWanted } from '#tests/support/thoroughness.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

/** Cards with VAT at the sale, cards without, donations, in paper or not, in amounts that do not divide well. */
const packages = fc.array(
  fc
    .record({
      productId: fc.constantFrom('dinerbon', 'boekenbon', 'bomen-planten'),
      amountCents: fc.integer({ min: 10, max: 40 }).map((euros) => euros * 100),
      quantity: fc.integer({ min: 1, max: 7 }),
      receiver: fc.constantFrom<Receiver>(
        { kind: 'self' },
        { kind: 'other', name: 'Bas', email: 'bas@voorbeeld.example' },
      ),
      wrapper: fc.constantFrom(undefined, 'dots', 'kraft', 'sky'),
    })
    .map((gift) => {
      const canHavePaid = gift.receiver.kind === 'other' && gift.productId !== 'bomen-planten'
      return canHavePaid ? gift : { ...gift, wrapper: undefined }
    }),
  { minLength: 1, maxLength: 5 },
)

async function entriesOf(orderId: string) {
  const rows = await shop.deps.db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_entries as own', 'own.transfer_id', 'entry.transfer_id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select(['account.kind', 'entry.amount_cents as cents'])
    .where('own.account_id', '=', `order:${orderId}`)
    .whereRef('entry.account_id', '<>', 'own.account_id')
    .execute()
  const totals: Record<string, number> = {}
  for (const { kind, cents } of rows) totals[kind] = (totals[kind] ?? 0) + cents
  return totals
}

describe('the money of an order', () => {
  test('parts of an amount differ by a cent at most and add up', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 999 }), (cents, parts) => {
        const split = splitEvenly(cents, parts)
        expect(sum(split)).toBe(cents)
        expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('adds up to the cent for every order: lines, VAT, ledger', async () => {
    await fc.assert(
      fc.asyncProperty(packages, async (gifts) => {
        const visitorKey = await shop.fillBasket(gifts)
        const total = await shop.totalOf(visitorKey)
        const { orderUuid } = await beginPayment(
          shop.deps,
          await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A. DE VRIES') }),
        )
        await shop.runJobs()
        const order = await shop.deps.db
          .selectFrom('orders')
          .select(['id', 'total_cents', 'vat_cents'])
          .where('uuid', '=', orderUuid)
          .executeTakeFirstOrThrow()
        const lines = await shop.deps.db
          .selectFrom('order_lines')
          .selectAll()
          .where('order_id', '=', order.id)
          .execute()
        expect(order.total_cents).toBe(total)
        expect(sum(lines.map((line) => line.total_cents))).toBe(total)
        expect(sum(lines.map((line) => line.vat_cents))).toBe(order.vat_cents)
        for (const line of lines) {
          expect(line.vat_cents).toBe(vatInside(line.total_cents, line.vat_rate_basis_points))
        }
        const booked = await entriesOf(order.id)
        expect(booked.vatPayable ?? 0).toBe(order.vat_cents)
        expect(booked.pspClearing).toBe(-total)
        expect(sum(Object.values(booked))).toBe(0)
        expect(await balanceOf(shop.deps.db, orderAccount(order.id, 'EUR'))).toBe(0)
      }),
      { numRuns: walksWanted ?? 40 },
    )
    expect(await ledgerFindings(shop)).toEqual([])
  })
})
