import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { orderAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listToCallOff } from '#domain/orders/call-off.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { cancelShipment } from '#flows/orders/cancel-shipment.ts'
import { showReturn } from '#flows/orders/show-return.ts'
import { ShopError } from '#kernel/shop-error.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { choiceProducts } from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { walksWanted } from '#tests/support/thoroughness.ts'
import { stateWithdrawal } from './state-withdrawal.ts'

const database = await openTestDatabase()
const shop = new CaseShop(database)
const own = new CaseShop(database, choiceProducts)
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  own.close()
  await database.close()
})

const dayMs = 24 * 60 * 60 * 1000
const bram = forOther('Bram', 'bram@voorbeeld.example')
const sanne = forOther('Sanne', 'sanne@voorbeeld.example')
type Gift = Partial<PackageToAdd> & { isPlanned?: boolean }

/** Of a card of 88 euros its issuer says no. */
const baskets: readonly (readonly Gift[])[] = [
  [{ receiver: bram }, { receiver: sanne, isPlanned: true }],
  [{ receiver: bram, amountCents: 88_00 }, { receiver: sanne }],
  [
    { receiver: bram, productId: 'boekenbon' },
    { receiver: sanne, amountCents: 40_00 },
  ],
]

const steps = ['cancel', 'withdraw', 'open', 'chargeback', 'reversed'] as const
type Step = (typeof steps)[number]

async function begin(world: CaseShop, gifts: readonly Gift[] = []) {
  // So often within an hour an address may not withdraw.
  world.later(61 * 60 * 1000)
  const later = new Date(world.now.getTime() + 20 * dayMs).toISOString()
  const { visitorKey, paymentId, news } = await world.buy(
    gifts.map(({ isPlanned, ...gift }) => ({ ...gift, ...(isPlanned && { deliveryDate: later }) })),
  )
  await world.runJobs()
  const {
    id: orderId,
    uuid,
    number,
    email,
  } = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'orders.uuid', 'reference_number as number'])
    .select(({ ref }) => ref('contact', '->>').key('email').as('email'))
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const keys = { orderUuid: uuid, visitorKey, sessionKey: undefined }
  const deliveries = () => listToCallOff(db, { orderId, now: world.now })
  const does: Record<Step, (pick: number) => Promise<unknown>> = {
    cancel: async (pick) => {
      const all = await deliveries()
      const deliveryId = all[pick % all.length]?.deliveryId ?? ''
      const { total } = await showReturn(world.deps, { ...keys, deliveryId })
      await cancelShipment(world.deps, { ...keys, deliveryId, expectedCents: total.cents })
    },
    withdraw: () =>
      stateWithdrawal(world.deps, {
        ...{ name: 'Anna', email: email ?? '', orderNumber: number, language: 'nl' },
        ...{ visitorKey: 'stranger', sessionKey: undefined, partsText: undefined },
      }),
    open: async (pick) => {
      const all = await deliveries()
      const id = all[pick % all.length]?.deliveryId ?? 'dlv_none'
      const token = world.deps.cardLinks.token({ id, linkVersion: 1 })
      await openGiftCard(world.deps, { token, language: 'nl' })
    },
    chargeback: () => world.hear(changeOf(news, 'chargeback', { reference: `CB${paymentId}` })),
    reversed: () =>
      world.hear(changeOf(news, 'chargebackReversed', { reference: `CR${paymentId}` })),
  }
  return { orderId, paid: news.amount.cents, does }
}

test.each([
  ['cards of issuers', shop, baskets],
  [
    'our own cards',
    own,
    [
      [
        { productId: choiceCardId, receiver: bram },
        { productId: choiceCardId, receiver: sanne },
      ],
    ],
  ],
] as const)(
  'whatever is cancelled, withdrawn, opened or charged back in whatever order: payer and books agree, and nobody holds what was paid back, of %s',
  async (_name, world, all) => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.array(fc.record({ step: fc.constantFrom(...steps), pick: fc.nat() }), {
          minLength: 1,
          maxLength: 6,
        }),
        async (which, walk) => {
          const { orderId, paid, does } = await begin(world, all[which % all.length])
          for (const { step, pick } of walk) {
            await does[step](pick).catch((error: unknown) => {
              if (!(error instanceof ShopError)) throw error
            })
            await world.runJobs()
          }
          const refunds = await db
            .selectFrom('refunds')
            .select(['amount_cents as cents', 'state'])
            .where('order_id', '=', orderId)
            .execute()
          const back = refunds
            .filter(({ state }) => state !== 'failed')
            .reduce((sum, { cents }) => sum + cents, 0)
          expect(back).toBeLessThanOrEqual(paid)
          const units = await db
            .selectFrom('card_units')
            .leftJoin('cards', 'cards.order_unit_id', 'card_units.id')
            .select(['card_units.state as unit', 'cards.state as card', 'card_units.amount_cents'])
            .where('order_id', '=', orderId)
            .execute()
          for (const { unit, card } of units)
            if (unit === 'refunded') expect([null, 'withdrawn']).toContain(card)
          // What waits on the order's account is what its cards that are not made yet are worth.
          const open = units
            .filter(({ unit }) => unit === 'ordered' || unit === 'issuing')
            .reduce((sum, unit) => sum + unit.amount_cents, 0)
          expect(await balanceOf(db, orderAccount(orderId, 'EUR'))).toBe(open)
          if (units.every(({ unit }) => unit === 'refunded')) expect(back).toBe(paid)
        },
      ),
      { numRuns: walksWanted ?? 12 },
    )
    expect(await ledgerFindings(world)).toEqual([])
  },
)
