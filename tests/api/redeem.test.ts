import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { type ApiBrowser, detailsInput, openApiShop } from '#tests/support/api-shop.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { choiceProducts, type HeldCard, issueCard } from '#tests/support/choice-cards.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { redeemIn } from '#tests/support/redeem.ts'

const { browser, shop, close } = await openApiShop({
  products: [
    ...choiceProducts,
    buildProduct({ id: 'dinerbon' }),
    buildProduct({ id: 'fietsbon', physical: buildVariationConfig() }),
    buildProduct({
      ...{ id: 'bomen', kind: 'DONATION', vat: { kind: 'donation' } },
      digital: buildVariationConfig({ minCents: 2_50, stepCents: 50 }),
    }),
    buildProduct({ id: 'lege-kaarten', kind: 'GIFTCARD_BLANK_PACK', vat: { kind: 'goods' } }),
  ],
})
afterAll(close)
const { db } = shop.deps

let holder: ApiBrowser
const realNow = shop.now
beforeEach(async () => {
  holder = browser()
  shop.now = realNow
  await db.deleteFrom('attempts').execute()
})

const balanceOn = ({ id }: HeldCard) => balanceOf(db, cardAccount(id, 'EUR'))

describe('a choice card is exchanged', () => {
  test('to the cent, without a fee: the order is paid at once and is a redeem order', async () => {
    const card = await issueCard(shop, { amountCents: 25_00 })
    const redeem = redeemIn(holder)
    expect(await redeem.open(card)).toMatchObject({
      redeem: {
        cards: [{ balance: { value: 25_00 }, programme: 'keuze' }],
        remainingBalance: { value: 25_00 },
        ...{ orderUuid: null, pageId: null },
      },
      errors: [],
    })
    expect(await redeem.add({ productId: 'dinerbon', amount: 25_00 })).toMatchObject({
      order: {
        packages: [
          {
            mainProduct: { id: 'dinerbon' },
            packageTotals: { mainItemAmount: { value: 25_00 }, mainItemEditable: true },
          },
        ],
        ...{ remainingBalance: { value: 0 }, toPay: { value: 0 } },
        totals: { grandTotal: { value: 25_00 } },
      },
      redeem: { shouldAddDigitalAddress: true, shouldAddPhysicalAddress: false },
      errors: [],
    })
    await redeem.save(detailsInput())
    const paid = await redeem.pay(0)
    expect(paid).toMatchObject({ state: 'PAID', errors: [] })
    await shop.runJobs()
    expect(await balanceOn(card)).toBe(0)
    expect(
      await db
        .selectFrom('orders')
        .select(['kind', 'state'])
        .where('uuid', '=', paid.orderUuid)
        .executeTakeFirst(),
    ).toEqual({ kind: 'redeem', state: 'completed' })
    expect(await ledgerFindings(shop)).toEqual([])
  })
})
