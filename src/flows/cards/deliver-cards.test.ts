import { afterAll, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { cardMail } from '#flows/mail/card-mail.ts'
import { sendMails } from '#flows/mail/send-mails.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import type { DeliveryId } from '#kernel/ids.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { outcomeOf } from '#tests/support/order-outcome.ts'
import { openGiftCard, showGiftCard } from './show-gift-card.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

async function buy(packages: readonly Partial<PackageToAdd>[]) {
  const visitorKey = await shop.fillBasket(packages)
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  const sent = [...shop.mails.values()].slice(-packages.length - 1)
  return { visitorKey, orderUuid, sent }
}

const mailTo = (address: string) => {
  const found = [...shop.mails.values()].filter(({ mail }) => mail.to.address === address)
  return found.at(-1)
}
const giftMailTo = (address: string) => mailTo(address)?.about as Mails['gift']
const tokenOf = (mail: Mails['gift']) => mail.cardPageUrl.split('/').at(-2) ?? ''
const code = (name: keyof typeof errorCodes) => expect.objectContaining({ code: errorCodes[name] })

describe('mail', () => {
  test('each receiver gets their own card, the giver gets the confirmation', async () => {
    await buy([
      { receiver: forOther('Bram', 'bram@voorbeeld.example'), message: 'Gefeliciteerd!' },
      { receiver: forOther('Cas', 'cas@voorbeeld.example'), productId: 'filmbon' },
      { productId: 'boekenbon' },
    ])
    const wrapped = giftMailTo('bram@voorbeeld.example')
    expect(wrapped).toMatchObject({
      receiverName: 'Bram',
      giverName: 'Anna',
      pictureUrl: 'https://shop.example/wrappers/hearts.png',
      validity: { until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), isLongerInPart: false },
    })
    expect(JSON.stringify(wrapped)).not.toMatch(/Gefeliciteerd|diner|2500/)
    expect(giftMailTo('cas@voorbeeld.example')).toMatchObject({ receiverName: 'Cas' })
    const toGiver = [...shop.mails.values()].filter(
      ({ mail }) => mail.to.address === 'anna@voorbeeld.example',
    )
    expect(toGiver.map(({ mail }) => mail.key.split(':')[0]).sort()).toEqual([
      'card',
      'confirmation',
    ])
    const own = toGiver.find(({ mail }) => mail.key.startsWith('card:'))
    expect(own?.about).toMatchObject({
      cards: [
        {
          title: 'Bon boekenbon',
          amount: { currency: 'EUR', cents: 25_00 },
          // Mail readers show no SVG.
          imageUrl: 'https://shop.example/cards/boekenbon.png?v=0123456789ab',
        },
      ],
    })
  })

  test('the parcel has the paper and the tag that were chosen; another tag is another parcel', async () => {
    const tagged = (giverName: string) =>
      forOther('Noor van Dam', 'noor@voorbeeld.example', giverName)
    await buy([
      { receiver: tagged('Opa en oma'), wrapper: 'leaves' },
      { receiver: tagged('Opa en oma'), wrapper: 'dots', productId: 'boekenbon' },
      { receiver: tagged('Tante Bep') },
    ])
    const parcels = [...shop.mails.values()]
      .filter(({ mail }) => mail.to.address === 'noor@voorbeeld.example')
      .map(({ about }) => about as Mails['gift'])
    const seen = parcels.map(({ receiverName, giverName, pictureUrl }) => [
      ...[receiverName, giverName],
      pictureUrl.split('/').at(-1),
    ])
    expect(seen.sort()).toEqual([
      ['Noor', 'Opa en oma', 'leaves.png'],
      ['Noor', 'Tante Bep', 'hearts.png'],
    ])
    const both = parcels.find(({ giverName }) => giverName === 'Opa en oma')!
    const page = await showGiftCard(shop.deps, { token: tokenOf(both), language: 'nl' })
    expect(page.cards.map(({ wrapper }) => wrapper)).toEqual(['leaves', 'dots'])
  })

  test('a paper of another release is drawn as the first, and nothing is lost', async () => {
    await buy([{ receiver: forOther('Pim', 'pim@voorbeeld.example'), wrapper: 'sinterklaas' }])
    expect(giftMailTo('pim@voorbeeld.example').pictureUrl).toMatch(/hearts\.png$/)
    const { wrapper } = await shop.deps.db
      .selectFrom('order_packages')
      .innerJoin('order_shipments', 'order_shipments.id', 'shipment_id')
      .select('wrapper')
      .where('receiver_name', '=', 'Pim')
      .executeTakeFirstOrThrow()
    expect(wrapper).toBe('sinterklaas')
  })

  test('a basket of cards and a donation confirms all of it, and mails the cards', async () => {
    await buy([
      { receiver: forOther('Dirk', 'dirk@voorbeeld.example') },
      { productId: 'bomen-planten', amountCents: 10_00 },
    ])
    const { about } = [...shop.mails.values()].findLast(({ mail }) =>
      mail.key.startsWith('confirmation'),
    )!
    expect(about as Mails['confirmation']).toMatchObject({
      lines: [
        { title: 'Bon dinerbon', receiver: 'Dirk', total: { cents: 25_00 } },
        { title: 'Bon bomen-planten', total: { cents: 10_00 } },
      ],
      extras: [{ kind: 'SERVICE_FEE', total: { cents: 95 } }],
      total: { cents: 35_95 },
      vat: { cents: 16 },
      paidWith: [{ method: 'scheme' }],
    })
    expect(giftMailTo('dirk@voorbeeld.example').validity).toBeDefined()
  })

  test('no mail holds a code', async () => {
    await buy([{ receiver: forOther('Eva', 'eva@voorbeeld.example') }])
    const token = tokenOf(giftMailTo('eva@voorbeeld.example'))
    const page = await openGiftCard(shop.deps, { token, language: 'nl' })
    const number = page.cards[0]?.code?.number ?? ''
    expect(number).toMatch(/^\d{16,19}$/)
    for (const { mail } of shop.mails.values()) expect(mail.text).not.toContain(number)
  })

  test('a job that runs again sends nothing again', async () => {
    const before = shop.mails.size
    const ids = await shop.deps.db.selectFrom('deliveries').select('id').execute()
    await sendMails(
      shop.deps,
      cardMail,
      ids.map(({ id }) => id),
    )
    expect([shop.mails.size, shop.sentTwice]).toEqual([before, 0])
  })

  test('an address that bounces is shown to the giver, and the others are delivered', async () => {
    const { visitorKey, orderUuid } = await buy([
      { receiver: forOther('Fout', 'bounce@voorbeeld.example') },
      { receiver: forOther('Goed', 'goed@voorbeeld.example') },
    ])
    const order = await showOrder(shop.deps, { uuid: orderUuid, visitorKey, language: 'nl' })
    expect(order.receivers.map(({ name, deliveryState }) => [name, deliveryState])).toEqual([
      ['Fout', 'failed'],
      ['Goed', 'sent'],
    ])
  })

  test('a post office that is closed is tried again', async () => {
    const closed = { ...shop.deps, mailer: { send: async () => Promise.reject(new Error('No.')) } }
    const visitorKey = await shop.fillBasket()
    const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
    await beginPayment(shop.deps, request)
    await shop.runJobs('issue-cards')
    const ids = await shop.deps.db
      .selectFrom('deliveries')
      .select('id')
      .where('state', '=', 'waiting')
      .where('ready_at', 'is not', null)
      .execute()
    await sendMails(
      closed,
      cardMail,
      ids.map(({ id }) => id),
    )
    expect((await outcomeOf(shop, visitorKey)).deliveries).toEqual(['waiting'])
    await shop.runJobs()
    expect((await outcomeOf(shop, visitorKey)).deliveries).toEqual(['sent'])
  })
})

describe('the card page', () => {
  test('shows codes once the gift was opened, and tells the giver', async () => {
    const { visitorKey, orderUuid } = await buy([
      { quantity: 2, receiver: forOther('Gijs', 'gijs@voorbeeld.example'), message: 'Hoi!' },
    ])
    const token = tokenOf(giftMailTo('gijs@voorbeeld.example'))
    const closed = await showGiftCard(shop.deps, { token, language: 'en' })
    expect(closed).toMatchObject({
      giverName: 'Anna',
      receiverName: 'Gijs',
      message: undefined,
      isReady: true,
      isOpened: false,
    })
    expect(closed.cards).toHaveLength(2)
    expect(closed.cards.every((card) => card.code === undefined)).toBe(true)
    expect(closed.cards[0]).toMatchObject({ title: 'Card dinerbon', validUntil: /^\d{4}-/ })

    const opened = await openGiftCard(shop.deps, { token, language: 'nl' })
    expect(opened.message).toBe('Hoi!')
    const codes = opened.cards.map((card) => card.code)
    expect(new Set(codes.map((card) => card?.number)).size).toBe(2)
    expect(codes[0]).toMatchObject({ pin: /^\d{6}$/, barcodeSvg: /^<svg/ })
    expect(await showGiftCard(shop.deps, { token, language: 'nl' })).toEqual(opened)

    const order = await showOrder(shop.deps, { uuid: orderUuid, visitorKey, language: 'nl' })
    expect(order.receivers[0]).toMatchObject({ deliveryState: 'opened', openedOn: shop.now })
  })

  test('a broken, foreign or revoked link opens nothing', async () => {
    await buy([{ receiver: forOther('Hugo', 'hugo@voorbeeld.example') }])
    const token = tokenOf(giftMailTo('hugo@voorbeeld.example'))
    const link = shop.deps.cardLinks.read(token) as { id: DeliveryId; linkVersion: number }
    const bad = [
      '',
      'nonsense',
      `${token}x`,
      shop.deps.cardLinks.token({ ...link, linkVersion: 2 }),
    ]
    for (const broken of bad) {
      for (const look of [showGiftCard, openGiftCard]) {
        await expect(look(shop.deps, { token: broken, language: 'nl' })).rejects.toEqual(
          code('cardLinkInvalid'),
        )
      }
    }
    await shop.deps.db
      .updateTable('deliveries')
      .set({ link_version: 2 })
      .where('id', '=', link.id)
      .execute()
    await expect(showGiftCard(shop.deps, { token, language: 'nl' })).rejects.toEqual(
      code('cardLinkInvalid'),
    )
  })

  test('a blocked card is not shown', async () => {
    await buy([{ receiver: forOther('Ida', 'ida@voorbeeld.example') }])
    const token = tokenOf(giftMailTo('ida@voorbeeld.example'))
    await shop.deps.db.updateTable('cards').set({ state: 'blocked' }).execute()
    const page = await openGiftCard(shop.deps, { token, language: 'nl' })
    expect(page.cards[0]?.code).toBeUndefined()
  })
})

describe('the order page', () => {
  test('masks people for a bare link, and after thirty days for everybody', async () => {
    const { visitorKey, orderUuid: uuid } = await buy([
      { receiver: forOther('Jan Jansen', 'jan@voorbeeld.example') },
    ])
    const own = await showOrder(shop.deps, { uuid, visitorKey, language: 'nl' })
    expect(own).toMatchObject({
      status: 'COMPLETED',
      state: 'completed',
      referenceNumber: /^61-[2-9A-Z]{4}-[2-9A-Z]{4}$/,
      isFullView: true,
      contactPerson: 'Anna de Vries',
      paymentMethod: 'scheme',
      receivers: [{ name: 'Jan Jansen', email: 'jan@voorbeeld.example', deliveryState: 'sent' }],
      lines: [
        { title: 'Bon dinerbon', quantity: 1, total: { cents: 25_00 }, receiverName: 'Jan Jansen' },
      ],
      adjustments: [{ kind: 'SERVICE_FEE', price: { cents: 95 } }],
      total: { cents: 25_95 },
      totalWithoutTax: { cents: 25_79 },
      refunded: undefined,
    })
    const text = async (viewer: string | undefined) =>
      JSON.stringify(await showOrder(shop.deps, { uuid, visitorKey: viewer, language: 'nl' }))
    for (const viewer of [undefined, 'somebody else']) {
      expect(await text(viewer)).not.toMatch(/Jansen|Vries|jan@|anna@/)
    }
    shop.later(31 * 24 * 60 * 60 * 1000)
    expect(await text(visitorKey)).not.toMatch(/Jansen|Vries|jan@|anna@/)
  })

  test('unknown and broken ids have their codes', async () => {
    const look = (uuid: string) =>
      showOrder(shop.deps, { uuid, visitorKey: undefined, language: 'nl' })
    await expect(look('x')).rejects.toEqual(code('uuidInvalid'))
    await expect(look(crypto.randomUUID())).rejects.toEqual(code('orderUnknown'))
  })
})
