import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelShipment } from '#flows/orders/cancel-shipment.ts'
import { showReturn } from '#flows/orders/show-return.ts'
import { euro } from '#kernel/money.ts'
import {
  addPackage,
  type Data,
  detailsInput,
  giftInput,
  showCart,
} from '#tests/support/api-shop.ts'
import { buildVariationConfig } from '#tests/support/build-product.ts'
import { buildPromotion } from '#tests/support/build-promotion.ts'
import { issueCard } from '#tests/support/choice-cards.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { codesOf, Redeem } from '#tests/support/redeem.ts'
import { openRedeemShop } from '#tests/support/redeem-shop.ts'

const choiceCard = 'cadeaubonnl-keuze-cadeaukaart'
const { browser, shop, db, balanceOn, orderRow, choose, hear, close } = await openRedeemShop()
afterAll(close)

const letterbox = 2_95
const address = {
  ...{ countryCode: 'NL', postCode: '1012 JS', houseNumber: '1' },
  ...{ street: 'Dam', city: 'Amsterdam' },
}

let holder = browser()
let redeem = new Redeem(holder)
const realNow = shop.now
beforeEach(async () => {
  holder = browser()
  redeem = new Redeem(holder)
  shop.now = realNow
  shop.promotions = []
  await db.deleteFrom('attempts').execute()
})

const tendersOf = (uuid: string) =>
  db
    .selectFrom('tenders')
    .innerJoin('orders', 'orders.id', 'tenders.order_id')
    .select(['tenders.kind', 'card_id as cardId', 'amount_cents as cents'])
    .where('uuid', '=', uuid)
    .orderBy(sql`position nulls last`)
    .execute()

describe('a choice card is exchanged', () => {
  test('to the cent, without a fee, and beside the basket: the order is paid at once', async () => {
    await holder.ask(addPackage, { input: giftInput() })
    const card = await issueCard(shop, { amountCents: 25_00 })
    expect(await redeem.open(card)).toMatchObject({
      redeem: {
        cards: [{ id: card.id, balance: { value: 25_00 }, programme: 'keuze' }],
        remainingBalance: { value: 25_00 },
        minimumRemainingBalance: { value: 5_00 },
        maximumPostedCardAmount: { value: 150_00 },
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
        ...{ remainingBalance: { value: 0 }, toPay: { value: 0 }, isRemainderTooSmall: false },
        totals: { grandTotal: { value: 25_00 }, adjustments: [] },
      },
      redeem: { shouldAddDigitalAddress: true, shouldAddPhysicalAddress: false },
      errors: [],
    })
    await redeem.save(detailsInput())
    const { orderUuid, ...paid } = await redeem.pay(0)
    expect(paid).toMatchObject({ state: 'PAID', errors: [] })
    await shop.runJobs()
    expect(await balanceOn(card)).toBe(0)
    const { id, kind, state } = await orderRow(orderUuid)
    expect([kind, state]).toEqual(['redeem', 'completed'])
    expect(shop.mails.get(`confirmation:${id}`)?.about).toMatchObject({
      paidWith: [{ kind: 'card' }],
    })
    expect((await holder.ask(showCart)).data.cartV2).toMatchObject({ totalQuantity: 1 })
    // Pressing twice orders once.
    expect(codesOf(await redeem.pay(0))).toEqual([3203])
  })

  test('and the bank is asked for what it leaves; a no puts its value back', async () => {
    const card = await choose(redeem, 20_00, { amount: 50_00 })
    expect((await redeem.look()).redeemOrder).toMatchObject({ toPay: { value: 30_00 } })
    expect(codesOf(await redeem.pay(0))).toEqual([3204])
    const first = await redeem.pay(30_00, 'ideal')
    expect(shop.provider.newsOf(first.paymentId).amount).toEqual(euro(30_00))
    expect(await balanceOn(card)).toBe(0)
    await hear(first.paymentId, 'refused')
    expect(await balanceOn(card)).toBe(20_00)
    // Paying goes on where it was left.
    const again = await redeem.look(first.orderUuid)
    expect(again.redeemOrder).toMatchObject({ uuid: first.orderUuid, toPay: { value: 30_00 } })
    expect(again.redeemSession).toMatchObject({ orderUuid: first.orderUuid })
    const second = await redeem.pay(30_00, 'ideal')
    await hear(second.paymentId, 'authorised')
    expect(await orderRow(second.orderUuid)).toMatchObject({ kind: 'redeem', state: 'completed' })
    expect(await tendersOf(second.orderUuid)).toEqual([
      { kind: 'card', cardId: card.id, cents: 20_00 },
      { kind: 'provider', cardId: null, cents: 30_00 },
    ])
  })

  test('with another of its kind: the soonest to expire pays first, and no more than is needed', async () => {
    const [late, soon] = [
      await issueCard(shop, { amountCents: 10_00 }),
      await issueCard(shop, { amountCents: 20_00 }),
    ]
    await sql`update cards set valid_until = '2026-12-31' where id = ${soon.id}`.execute(db)
    await redeem.open(late)
    expect(await redeem.addCard(soon)).toMatchObject({
      redeem: { remainingBalance: { value: 30_00 } },
    })
    await redeem.add({ productId: 'dinerbon', amount: 25_00 })
    await redeem.save(detailsInput())
    const { orderUuid } = await redeem.pay(0)
    expect(await tendersOf(orderUuid)).toEqual([
      { kind: 'card', cardId: soon.id, cents: 20_00 },
      { kind: 'card', cardId: late.id, cents: 5_00 },
    ])
    expect([await balanceOn(late), await balanceOn(soon)]).toEqual([5_00, 0])
  })

  test('and leaves nothing, or enough to be of use', async () => {
    await choose(redeem, 25_00, { amount: 21_00 })
    expect((await redeem.look()).redeemOrder).toMatchObject({
      ...{ remainingBalance: { value: 4_00 }, isRemainderTooSmall: true },
    })
    expect((await redeem.pay(0)).errors).toMatchObject([
      { code: 3544, message: expect.stringContaining('laat minstens €') },
    ])
    await redeem.add({ productId: 'bomen', amount: 4_00 })
    const { redeemOrder } = await redeem.look()
    expect(redeemOrder).toMatchObject({ remainingBalance: { value: 0 }, toPay: { value: 0 } })
    const { orderUuid } = await redeem.pay(0)
    await shop.runJobs()
    expect(await orderRow(orderUuid)).toMatchObject({ state: 'completed' })
  })

  test('exactly the least may be left, and what is left can be exchanged in the same session', async () => {
    const card = await choose(redeem, 25_00, { amount: 20_00 })
    expect(await redeem.pay(0)).toMatchObject({ state: 'PAID' })
    expect(await balanceOn(card)).toBe(5_00)
    const added = await redeem.add({ productId: 'bomen', amount: 5_00 })
    expect(added.order).toMatchObject({ toPay: { value: 0 }, billingAddress: null })
  })

  test('by post 400 euros are three cards in one shipment, with postage once', async () => {
    const card = await issueCard(shop, { amountCents: 150_00 })
    const second = await issueCard(shop, { amountCents: 250_00 })
    await redeem.open(card)
    await redeem.addCard(second)
    const { order } = await redeem.add({
      ...{ productId: 'fietsbon', variationType: 'PHYSICAL', amount: 400_00 },
    })
    expect(order.packages).toMatchObject([
      {
        packageTotals: { mainItemAmount: { value: 400_00 } },
        items: [
          { qty: 2, variation: { price: { value: 150_00 } } },
          { qty: 1, variation: { price: { value: 100_00 } } },
        ],
      },
    ])
    const [{ price }, ...others] = order.totals.adjustments.filter(
      ({ adjustmentType }: { adjustmentType: string }) => adjustmentType === 'SHIPPING',
    )
    expect(others).toEqual([])
    expect(order.toPay).toEqual(price)
    await redeem.save(detailsInput())
    expect(codesOf(await redeem.pay(price.value, 'ideal'))).toEqual([3221])
    expect(await redeem.save(detailsInput({ address }))).toMatchObject({
      redeem: { shouldAddDigitalAddress: false, shouldAddPhysicalAddress: true },
      errors: [],
    })
    const { paymentId, orderUuid } = await redeem.pay(price.value, 'ideal')
    await hear(paymentId, 'authorised')
    const units = await db
      .selectFrom('card_units')
      .innerJoin('orders', 'orders.id', 'card_units.order_id')
      .innerJoin('order_packages', 'order_packages.id', 'card_units.package_id')
      .select('order_packages.amount_cents as cents')
      .where('uuid', '=', orderUuid)
      .orderBy('order_packages.amount_cents')
      .execute()
    expect(units.map(({ cents }) => cents)).toEqual([100_00, 150_00, 150_00])
    expect(price.value).toBeGreaterThanOrEqual(letterbox)
  })

  test('an amount that no cards by post add up to is told with its bounds', async () => {
    await redeem.open(await issueCard(shop))
    const posted = { productId: 'fietsbon', variationType: 'PHYSICAL' }
    expect(codesOf(await redeem.add({ ...posted, amount: 5_00 }))).toEqual([3103])
    expect(codesOf(await redeem.add({ ...posted, amount: 150_50 }))).toEqual([3102])
    expect(codesOf(await redeem.add({ ...posted, amount: 151_00 }))).toEqual([])
  })
})

describe('what a redeem order charges', () => {
  test('is face for face without VAT; a product with a rate of its own, and postage, have theirs', async () => {
    await redeem.open(await issueCard(shop, { amountCents: 100_00 }))
    const vatOf = ({ order }: Data) =>
      order.totals.taxes
        .map(({ price }: Data) => price.value)
        .reduce((a: number, b: number) => a + b, 0) || undefined
    expect(vatOf(await redeem.add({ productId: 'dinerbon', amount: 25_00 }))).toBeUndefined()
    // 9 % inside of 25 euros.
    expect(vatOf(await redeem.add({ productId: 'boekenbon', amount: 25_00 }))).toBe(2_06)
    const { order } = await redeem.add({
      ...{ productId: 'fietsbon', variationType: 'PHYSICAL', amount: 25_00 },
    })
    const [postage] = order.totals.adjustments
    expect(vatOf({ order })).toBe(2_06 + Math.round((postage.price.value * 21) / 121))
  })

  test('comes back to the card, to the cent, when it is called off', async () => {
    const card = await issueCard(shop, { amountCents: 50_00 })
    await redeem.open(card)
    await redeem.add({ productId: 'fietsbon', variationType: 'PHYSICAL', amount: 40_00 })
    const { order } = await redeem.save(detailsInput({ address }))
    const left = order.remainingBalance.value
    const { orderUuid } = await redeem.pay(0)
    await shop.runJobs()
    expect(await balanceOn(card)).toBe(left)
    const show = `query Show($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) { order { orderType } } }`
    const { data } = await holder.ask(show, { uuid: orderUuid })
    expect(data.order.order).toEqual({ orderType: 'REDEEM' })
    const { id: deliveryId } = await db
      .selectFrom('deliveries')
      .innerJoin('orders', 'orders.id', 'deliveries.order_id')
      .select('deliveries.id')
      .where('uuid', '=', orderUuid)
      .executeTakeFirstOrThrow()
    const viewer = { orderUuid, visitorKey: (await orderRow(orderUuid)).visitor_key, deliveryId }
    const { total } = await showReturn(shop.deps, { ...viewer, sessionKey: undefined })
    await cancelShipment(shop.deps, {
      ...{ ...viewer, sessionKey: undefined, expectedCents: total.cents },
    })
    await shop.runJobs()
    expect(await balanceOn(card)).toBe(50_00)
  })
})

describe('a promotion on redeemed cards', () => {
  const tenPercent = buildPromotion({
    ...{ id: 'meer-voor-je-kaart', addsToRedeemed: true },
    condition: { centsMin: 20_00 },
  })

  test('adds to the card, from the shop: the holder pays what they chose, and the books know who paid', async () => {
    shop.promotions = [tenPercent]
    const card = await choose(redeem, 50_00)
    const { redeemOrder } = await redeem.look()
    expect(redeemOrder).toMatchObject({
      packages: [
        {
          packageTotals: { mainItemAmount: { value: 50_00 }, promotionAmount: { value: 5_00 } },
          items: [{ qty: 1, variation: { price: { value: 55_00 } } }],
        },
      ],
      ...{ totals: { grandTotal: { value: 50_00 } }, toPay: { value: 0 } },
    })
    const { orderUuid } = await redeem.pay(0, null, { promotion: 5_00 })
    await shop.runJobs()
    expect(await balanceOn(card)).toBe(0)
    expect(await tendersOf(orderUuid)).toMatchObject([{ cents: 50_00 }])
    const made = await db
      .selectFrom('cards')
      .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
      .innerJoin('orders', 'orders.id', 'card_units.order_id')
      .select('cards.amount_cents as cents')
      .where('uuid', '=', orderUuid)
      .execute()
    expect(made).toEqual([{ cents: 55_00 }])
  })

  test('adds nothing to less than it asks, to a donation, or to an ordinary order', async () => {
    shop.promotions = [tenPercent]
    await redeem.open(await issueCard(shop, { amountCents: 50_00 }))
    await redeem.add({ productId: 'dinerbon', amount: 19_00 })
    const { order } = await redeem.add({ productId: 'bomen', amount: 30_00 })
    for (const { packageTotals } of order.packages) expect(packageTotals.promotionAmount).toBeNull()
    const { data } = await holder.ask(addPackage, { input: giftInput() })
    expect(data.addPackage.order.totals.adjustments).toMatchObject([
      { adjustmentType: 'SERVICE_FEE' },
    ])
  })

  test('that ended between the page and the button is told', async () => {
    shop.promotions = [tenPercent]
    await choose(redeem, 50_00)
    shop.promotions = []
    expect(codesOf(await redeem.pay(0, null, { promotion: 5_00 }))).toEqual([3204])
    expect(await redeem.pay(0, null, { promotion: 0 })).toMatchObject({ state: 'PAID' })
  })
})

describe('for what', () => {
  test('never for a choice card or blank ones, nor for what is not sold', async () => {
    await redeem.open(await issueCard(shop))
    for (const productId of [choiceCard, 'lege-kaarten'])
      expect(codesOf(await redeem.add({ productId, amount: 25_00 }))).toEqual([3543])
    expect(codesOf(await redeem.add({ productId: 'niets', amount: 25_00 }))).toEqual([3100])
    expect(codesOf(await redeem.add({ productId: 'dinerbon', amount: -1 }))).toEqual([3103])
    expect(
      codesOf(await redeem.add({ productId: 'dinerbon', amount: 25_00, quantity: 0 })),
    ).toEqual([3200])
    expect(codesOf(await redeem.update('pkg_none', { amount: 10_00 }))).toEqual([3201])
    expect((await redeem.look()).redeemOrder).toMatchObject({ packages: [] })
  })

  test('the list has gift cards and donations, and each says how it is exchanged', async () => {
    const list = `query List($userData: UserData!, $context: String, $pageId: String) {
      redeemProducts(userData: $userData, context: $context, pageId: $pageId, paging: { itemsPerPage: 48, pageNumber: 1 }) {
        products { id redeemData { minimumRemainingBalance { value } minimumAvailableCustomAmount { value }
          maximumAvailableCustomAmount { value } title description } } paging { totalItems } } }`
    const idsOf = (products: { id: string }[]) => products.map(({ id }) => id).toSorted()
    const open = (await holder.ask(list)).data.redeemProducts
    expect(idsOf(open.products)).toEqual([
      'boekenbon',
      'bomen',
      'dinerbon',
      'fietsbon',
      'geen-keuze',
      'uitverkocht',
    ])
    expect(open.products.find(({ id }: { id: string }) => id === 'dinerbon').redeemData).toEqual({
      minimumRemainingBalance: { value: 5_00 },
      minimumAvailableCustomAmount: { value: 10_00 },
      maximumAvailableCustomAmount: { value: 250_00 },
      ...{ title: 'Bon dinerbon', description: 'Laat de code zien.' },
    })
    await redeem.open(await issueCard(shop))
    const context = Buffer.from(redeem.token ?? '').toString('base64')
    expect((await holder.ask(list, { context })).data.redeemProducts).toEqual(open)
    const codes = async (asked: object) =>
      (await holder.ask(list, asked)).errors?.map(({ extensions }) => extensions.code)
    expect(await codes({ context: 'bm9ib2R5' })).toEqual([3540])
    expect(await codes({ pageId: 'nergens' })).toEqual([3545])
  })

  test('a form that is only announced has no amounts of its own', async () => {
    const { catalogue } = shop.deps
    const sold = catalogue.current()
    const products = sold.products.map((product) => ({
      ...product,
      physical: buildVariationConfig({ minCents: 5_00, stock: 'coming' }),
    }))
    const productById = new Map(products.map((product) => [product.id, product]))
    shop.deps.catalogue = { current: () => ({ ...sold, products, productById }) }
    try {
      const list = `query List($userData: UserData!) {
        redeemProducts(userData: $userData, paging: { itemsPerPage: 48, pageNumber: 1 }) { products {
          id redeemData { minimumAvailableCustomAmount { value } maximumAvailableCustomAmount { value } } } } }`
      const told = (await holder.ask(list)).data.redeemProducts.products
      expect(told.find(({ id }: { id: string }) => id === 'dinerbon').redeemData).toEqual({
        minimumAvailableCustomAmount: { value: 10_00 },
        maximumAvailableCustomAmount: { value: 250_00 },
      })
    } finally {
      shop.deps.catalogue = catalogue
    }
  })

  test('what cannot be supplied has alternatives; the first choice can be taken back once it can', async () => {
    const card = await choose(redeem, 25_00)
    const { id } = (await redeem.look()).redeemOrder.packages[0]
    const { catalogue } = shop.deps
    const sold = catalogue.current()
    const gone = sold.productById.get('dinerbon')
    const out = gone && { ...gone, digital: buildVariationConfig({ stock: 'out' as const }) }
    const productById = new Map(sold.productById).set('dinerbon', out as NonNullable<typeof out>)
    const products = sold.products.map((product) => productById.get(product.id) ?? product)
    shop.deps.catalogue = { current: () => ({ ...sold, products, productById }) }
    try {
      const [item] = (await redeem.look()).redeemOrder.packages
      expect(item).toMatchObject({ problem: 2031 })
      expect(item.alternatives.map((product: { id: string }) => product.id)).toContain('fietsbon')
      expect(codesOf(await redeem.pay(0))).toEqual([2031])
      const { order } = await redeem.update(id, { productId: 'fietsbon' })
      expect(order.packages).toMatchObject([
        { mainProduct: { id: 'fietsbon' }, original: { id: 'dinerbon' }, problem: null },
      ])
      expect(codesOf(await redeem.placeOriginal(id, 0))).toEqual([2031])
    } finally {
      shop.deps.catalogue = catalogue
    }
    const { redeemOrder: seen } = await redeem.look()
    // A refusal leaves the alternative as it was, whether another tab changed something or the total differs.
    expect(codesOf(await redeem.placeOriginal(id, 0, { version: seen.version - 1 }))).toEqual([
      3204,
    ])
    expect((await redeem.look()).redeemOrder.version).toBe(seen.version)
    await redeem.update(id, { amount: 20_00 })
    const kept = (await redeem.look()).redeemOrder
    expect(codesOf(await redeem.placeOriginal(id, 5_00, { version: kept.version }))).not.toEqual([])
    expect((await redeem.look()).redeemOrder.packages).toMatchObject([
      { mainProduct: { id: 'fietsbon' }, original: { id: 'dinerbon' } },
    ])
    await redeem.update(id, { amount: 25_00 })
    const { version } = (await redeem.look()).redeemOrder
    const { orderUuid, errors } = await redeem.placeOriginal(id, 0, { version })
    expect(errors).toEqual([])
    const { product_id: productId } = await db
      .selectFrom('order_packages')
      .innerJoin('orders', 'orders.id', 'order_packages.order_id')
      .select('product_id')
      .where('uuid', '=', orderUuid)
      .executeTakeFirstOrThrow()
    expect([productId, await balanceOn(card)]).toEqual(['dinerbon', 0])
  })
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
