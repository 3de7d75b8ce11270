import { afterAll, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { handOverGift } from '#flows/orders/hand-over.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(4)
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const language = 'nl'

test('of a giver who takes a gift and a receiver who opens it at the same moment, one wins and the other hears it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const address = `lotte${round}@voorbeeld.example`
    const visitorKey = await shop.fillBasket([{ receiver: forOther('Lotte', address) }])
    const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
    const { orderUuid } = await beginPayment(shop.deps, request)
    await shop.runJobs()
    const look = async () =>
      (await showOrder(shop.deps, { uuid: orderUuid, visitorKey, language })).receivers[0]!
    const { deliveryId } = await look()
    const mail = [...shop.mails.values()].find(({ mail: { to } }) => to.address === address)!
    const token = (mail.about as Mails['card']).cardPageUrl.split('/').at(-2) ?? ''
    const question = { orderUuid, visitorKey, deliveryId, language } as const
    const moves = [
      () => openGiftCard(shop.deps, { token, language }),
      () => handOverGift(shop.deps, question),
    ]
    if (round % 2 === 1) moves.reverse()
    const ends = await Promise.allSettled(moves.map((move) => move()))
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { isHandedOver, deliveryState } = await look()
    expect([isHandedOver, deliveryState]).toEqual(isHandedOver ? [true, 'sent'] : [false, 'opened'])
  }
})
