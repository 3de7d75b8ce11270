import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { type ErrorName, errorCodes } from '#kernel/error-codes.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildPackage, buildPostedPackage, forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { changeOrderedGift, type OrderedGiftChange } from './change-ordered-gift.ts'
import { showOrder } from './show-order.ts'

const database = await openTestDatabase()
let post = new PostShop(database)
beforeEach(() => {
  post.close()
  post = new PostShop(database)
})
afterAll(async () => {
  post.close()
  await database.close()
})

const code = (name: ErrorName) => expect.objectContaining({ code: errorCodes[name] })
const bram = { receiver: forOther('Bram', 'bram@voorbeeld.example') }
const forBram = buildPackage({ ...bram, message: 'Van harte!', wrapper: 'hearts' })
const later = { deliveryDate: '2026-12-05T08:00:00.000Z' }

async function order(...packages: readonly Partial<PackageToAdd>[]) {
  const { visitorKey, orderUuid, number } = await post.buy(...packages)
  const look = (key = visitorKey) =>
    showOrder(post.shop.deps, {
      ...{ uuid: orderUuid, visitorKey: key, sessionKey: undefined, language: 'nl' },
    })
  const gifts = async () => (await look()).receivers.flatMap((receiver) => receiver.gifts)
  const { receivers } = await look()
  const [{ deliveryId = '', gifts: [gift] = [] } = {}] = receivers
  return {
    ...{ look, gifts, deliveryId, number, packageId: gift?.packageId ?? '' },
    change: (given: Partial<OrderedGiftChange>) =>
      changeOrderedGift(post.shop.deps, {
        ...{ visitorKey, sessionKey: undefined, orderUuid, deliveryId },
        packageId: gift?.packageId ?? '',
        ...given,
      }),
    /** What its receiver reads. */
    open: () =>
      openGiftCard(post.shop.deps, {
        token: post.shop.deps.cardLinks.token({ id: deliveryId as never, linkVersion: 1 }),
        language: 'nl',
      }),
  }
}

describe('until it is sent', () => {
  test('the giver writes something else and chooses another paper, and the receiver finds both', async () => {
    const bought = await order({ ...forBram, ...later })
    expect(await bought.gifts()).toMatchObject([
      { message: 'Van harte!', wrapper: 'hearts', papers: ['hearts', 'leaves', 'dots'] },
    ])
    const { total } = await bought.look()
    await bought.change({ message: 'Tot zondag', wrapper: 'dots' })
    expect(await bought.gifts()).toMatchObject([{ message: 'Tot zondag', wrapper: 'dots' }])
    expect((await bought.look()).total).toEqual(total)
    post.shop.now = new Date('2026-12-05T08:01:00Z')
    await post.shop.runJobs()
    expect(await bought.open()).toMatchObject({
      ...{ message: 'Tot zondag', cards: [{ wrapper: 'dots' }] },
    })
  })

  test('a note is taken away, or stays where only the paper changes', async () => {
    const bought = await order({ ...forBram, ...later })
    await bought.change({ wrapper: 'leaves' })
    expect(await bought.gifts()).toMatchObject([{ message: 'Van harte!', wrapper: 'leaves' }])
    await bought.change({ message: null })
    expect(await bought.gifts()).toMatchObject([{ message: undefined, wrapper: 'leaves' }])
  })

  test('what came back from an address that does not work is not sent either', async () => {
    const bought = await order(
      buildPackage({ receiver: forOther('Bo', 'bounce@voorbeeld.example') }),
    )
    await post.shop.runJobs()
    await bought.change({ message: 'Toch maar' })
    expect(await bought.gifts()).toMatchObject([{ message: 'Toch maar' }])
  })

  test('a paper that was paid for becomes another of its price, and no other', async () => {
    const bought = await order({ ...forBram, ...later, wrapper: 'kraft' })
    await bought.change({ wrapper: 'theatre' })
    expect((await bought.look()).lines).toMatchObject([{ wrappings: ['theatre'] }])
    for (const wrapper of ['hearts', 'delft'] as const)
      await expect(bought.change({ wrapper })).rejects.toEqual(code('paperCostsOther'))
    const free = await order({ ...forBram, ...later })
    await expect(free.change({ wrapper: 'kraft' })).rejects.toEqual(code('paperCostsOther'))
  })

  test('what somebody bought for themselves has a note and no paper, and their donation neither', async () => {
    const own = await order({ ...buildPackage(), ...later })
    expect(await own.gifts()).toMatchObject([{ wrapper: undefined, papers: [] }])
    await own.change({ message: 'Voor een regendag' })
    await expect(own.change({ wrapper: 'dots' })).rejects.toEqual(code('paperCostsOther'))
    const given = await order({ productId: 'bomen-planten', amountCents: 10_00 })
    expect(await given.gifts()).toEqual([])
  })
})

describe('by post', () => {
  test('it changes until it is packed, and what is packed is what stands on the order', async () => {
    const bought = await order(
      buildPostedPackage({ ...bram, message: 'Fijne dag', wrapper: 'delft' }),
    )
    await bought.change({ message: 'Fijne verjaardag', wrapper: 'plum' })
    const [changed] = await bought.gifts()
    expect(changed).toMatchObject({ message: 'Fijne verjaardag', wrapper: 'plum' })
    await post.run('post', 'packed', `${bought.number}/1`)
    await expect(bought.change({ message: 'Te laat' })).rejects.toEqual(code('giftFixed'))
    expect(await bought.gifts()).toEqual([])
    const kept = await post.shop.deps.db
      .selectFrom('order_packages')
      .select(['message', 'wrapper'])
      .where('id', '=', (changed?.packageId ?? '') as never)
      .execute()
    expect(kept).toEqual([{ message: 'Fijne verjaardag', wrapper: 'plum' }])
  })

  test('what was ordered without a paper stays so', async () => {
    const bought = await order(buildPostedPackage(bram))
    expect(await bought.gifts()).toMatchObject([{ papers: [] }])
    await expect(bought.change({ wrapper: 'delft' })).rejects.toEqual(code('paperCostsOther'))
  })
})

describe('is refused, and nothing changes', () => {
  test('once it was sent', async () => {
    const bought = await order(forBram)
    await post.shop.runJobs()
    await expect(
      bought.change({ message: 'Te laat', packageId: 'pkg_00000000000000000000000000' }),
    ).rejects.toEqual(code('giftFixed'))
    expect(await bought.open()).toMatchObject({ message: 'Van harte!' })
  })

  test('to whoever has the link alone, and for a gift of another order', async () => {
    const [bought, other] = [
      await order({ ...forBram, ...later }),
      await order({ ...forBram, ...later }),
    ]
    const stranger = { visitorKey: 'somebody-else' }
    await expect(bought.change({ ...stranger, message: 'x' })).rejects.toEqual(
      code('orderNotYours'),
    )
    const { receivers } = await bought.look('somebody-else')
    expect(receivers).toMatchObject([{ gifts: [] }])
    const { packageId, deliveryId } = other
    await expect(bought.change({ packageId, message: 'x' })).rejects.toEqual(code('inputInvalid'))
    await expect(bought.change({ deliveryId, message: 'x' })).rejects.toEqual(code('inputInvalid'))
    expect(await bought.gifts()).toMatchObject([{ message: 'Van harte!' }])
  })

  test('while a person looks at the order', async () => {
    const bought = await order({ ...forBram, ...later })
    await post.shop.deps.db.updateTable('orders').set({ state: 'halted' }).execute()
    await expect(bought.change({ message: 'x' })).rejects.toEqual(code('giftFixed'))
    expect(await bought.gifts()).toEqual([])
  })
})
