import { afterAll, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { correctAddress } from '#flows/orders/correct-address.ts'
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
const dayMs = 24 * 60 * 60 * 1000

test('correcting a planned gift while its mail goes leaves one link that works, at the new address', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [wrong, right] = [`lote${round}@voorbeeld.example`, `lotte${round}@voorbeeld.example`]
    const deliveryDate = new Date(shop.now.getTime() + 20 * dayMs).toISOString()
    const visitorKey = await shop.fillBasket([{ receiver: forOther('Lotte', wrong), deliveryDate }])
    const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
    const { orderUuid } = await beginPayment(shop.deps, request)
    await shop.runJobs()
    const { deliveryId } = (await showOrder(shop.deps, { uuid: orderUuid, visitorKey, language }))
      .receivers[0]!
    // The giver pressed just before the moment; the mail goes just after it.
    const pressedAt = new Date(deliveryDate)
    pressedAt.setSeconds(-1)
    const hurried = { ...shop.deps, clock: { now: () => pressedAt } }
    shop.later(20 * dayMs)
    await shop.runJobs('issue-cards')
    const moves = [
      () => correctAddress(hurried, { orderUuid, visitorKey, deliveryId, email: right }),
      () => shop.runJobs('send-card-mail'),
    ]
    if (round % 2 === 1) moves.reverse()
    const ends = await Promise.allSettled(moves.map((move) => move()))
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    await shop.runJobs()
    const tokensTo = (address: string) =>
      [...shop.mails.values()]
        .filter(({ mail }) => mail.to.address === address)
        .map(({ about }) => (about as Mails['card']).cardPageUrl.split('/').at(-2) ?? '')
    for (const token of tokensTo(wrong))
      await expect(openGiftCard(shop.deps, { token, language })).rejects.toMatchObject({
        code: 3500,
      })
    const [token, ...others] = tokensTo(right)
    expect(others).toEqual([])
    const { cards } = await openGiftCard(shop.deps, { token: token ?? '', language })
    expect(cards).toHaveLength(1)
  }
})
