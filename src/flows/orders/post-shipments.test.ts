import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { resumeWork } from '#flows/recovery/resume-work.ts'
import { noonOf } from '#kernel/post-calendar.ts'
import { runCommand } from '#server/commands/commands.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import {
  buildPackage,
  buildPostedPackage,
  productsByPost,
  testStorefront,
} from '#tests/support/build-shop.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { postInDemonstration } from './post-shipments.ts'
import { showOrder } from './show-order.ts'

const database = await openTestDatabase()
let shop = new OrderShop(database, productsByPost)
beforeEach(() => {
  shop.close()
  shop = new OrderShop(database, productsByPost)
  // A Monday at noon.
  shop.now = new Date('2026-11-23T11:00:00Z')
})
afterAll(async () => {
  shop.close()
  await database.close()
})

const minuteMs = 60 * 1000

async function buy(...packages: readonly Partial<PackageToAdd>[]) {
  const visitorKey = await shop.fillBasket(packages)
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  const { number } = await shop.deps.db
    .selectFrom('orders')
    .select('reference_number as number')
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  return { visitorKey, orderUuid, number }
}

type Bought = Awaited<ReturnType<typeof buy>>

const postOf = async ({ orderUuid, visitorKey }: Bought, key = visitorKey) => {
  const look = { uuid: orderUuid, visitorKey: key, sessionKey: undefined, language: 'nl' } as const
  return (await showOrder(shop.deps, look)).receivers.map(({ post, deliveryState }) => ({
    ...post,
    deliveryState,
  }))
}
const mailed = (kind: string) => [...shop.mails.keys()].filter((key) => key.startsWith(`${kind}:`))

async function run(...words: string[]) {
  const { db, clock, queue } = shop.deps
  const openQueue = async () => ({ ...queue, listDeadLetters: async () => [] })
  const { lines, exitCode } = await runCommand(
    { ...commandContext({ db, clock }), openQueue },
    words,
  )
  await shop.runJobs()
  return { text: lines.join('\n'), exitCode }
}

const posted = buildPostedPackage({ message: 'Van harte' })

test('a card by post is made when it is packed, and its giver is told when it goes', async () => {
  const bought = await buy(posted)
  expect(await outcomeOf(shop, bought.visitorKey)).toMatchObject({
    orders: ['issuing'],
    units: ['ordered'],
  })
  expect(await postOf(bought)).toMatchObject([
    {
      addressLines: ['Oudegracht 12A', '3511 AB Utrecht'],
      ...{ state: 'WAITING', postedOn: '2026-11-23', arrivesOn: '2026-11-24' },
      deliveryState: 'waiting',
    },
  ])
  const list = (await run('post')).text
  for (const fact of [
    'Sanne Jansen',
    'Oudegracht 12A',
    '1 × Bon kaartbon of 25.00 EUR',
    'Van harte',
  ])
    expect(list).toContain(fact)

  expect((await run('post', 'packed', `${bought.number}/1`)).exitCode).toBe(0)
  expect(await outcomeOf(shop, bought.visitorKey)).toMatchObject({
    orders: ['completed'],
    units: ['issued'],
  })
  expect(mailed('posted')).toEqual([])

  await run('post', 'posted', `${bought.number}/1`, '--track', '3SABCD1234567')
  expect(await postOf(bought)).toMatchObject([
    {
      ...{ state: 'POSTED', deliveryState: 'sent' },
      trackUrl: 'https://jouw.postnl.nl/track-and-trace/3SABCD1234567-NL-3511AB',
    },
  ])
  expect(mailed('posted')).toHaveLength(1)
  expect(mailed('card')).toEqual([])
  expect((await run('post', 'all')).text).not.toContain(bought.number)
  expect(await ledgerFindings(shop)).toEqual([])
})

test('its giver is told at the next start, should the process die that was to tell them', async () => {
  const { number } = await buy(posted)
  await run('post', 'packed', `${number}/1`)
  const jobs = shop.waitingJobs.length
  const { db, clock, queue } = shop.deps
  const openQueue = async () => ({ ...queue, listDeadLetters: async () => [] })
  await runCommand({ ...commandContext({ db, clock }), openQueue }, [
    'post',
    'posted',
    `${number}/1`,
  ])
  expect(shop.waitingJobs.length).toBeGreaterThan(jobs)
  shop.loseJobs()
  await resumeWork(shop.deps)
  await shop.runJobs()
  expect(mailed('posted')).toHaveLength(1)
  await resumeWork(shop.deps)
  expect(shop.waitingJobs).toEqual([])
})

test('no mail with a card goes to whoever gets it by post, whatever is taken up again', async () => {
  const bought = await buy(posted)
  await run('post', 'packed', `${bought.number}/1`)
  shop.later(60 * minuteMs)
  await reconcileWork(shop.deps)
  await shop.runJobs()
  expect(mailed('card')).toEqual([])
  expect(shop.alerts).toEqual([])
})

test('of an order by mail and by post each goes its own way', async () => {
  const bought = await buy(buildPackage(), posted)
  expect(mailed('card')).toHaveLength(1)
  expect(await outcomeOf(shop, bought.visitorKey)).toMatchObject({ orders: ['issuing'] })
  await run('post', 'packed', `${bought.number}/2`)
  expect(await outcomeOf(shop, bought.visitorKey)).toMatchObject({ orders: ['completed'] })
})

test('nothing is posted before it is packed, nor twice', async () => {
  const { number } = await buy(posted)
  expect(await run('post', 'posted', `${number}/1`)).toMatchObject({ exitCode: 1 })
  await run('post', 'packed', `${number}/1`)
  await run('post', 'packed', `${number}/1`)
  await run('post', 'posted', `${number}/1`)
  expect(await run('post', 'posted', `${number}/1`)).toMatchObject({ exitCode: 1 })
  expect(mailed('posted')).toHaveLength(1)
})

test('what is wished for later waits for its day', async () => {
  const deliveryDate = noonOf(Temporal.PlainDate.from('2026-12-05')).toISOString()
  const bought = await buy({ ...posted, deliveryDate })
  expect(await postOf(bought)).toMatchObject([{ postedOn: '2026-12-04', arrivesOn: '2026-12-05' }])
  expect((await run('post')).text).not.toContain(bought.number)
  expect((await run('post', 'all')).text).toContain(bought.number)
  shop.now = new Date('2026-12-04T08:00:00Z')
  expect((await run('post')).text).toContain(bought.number)
})

test('whoever has the link alone sees no address and no code', async () => {
  const bought = await buy(posted)
  await run('post', 'packed', `${bought.number}/1`)
  await run('post', 'posted', `${bought.number}/1`, '--track', '3SABCD1234567')
  expect(await postOf(bought, 'somebody-else')).toMatchObject([
    { addressLines: [], trackUrl: undefined, state: 'POSTED' },
  ])
})

test('the confirmation says where it goes and when it arrives', async () => {
  await buy(posted)
  const [key] = mailed('confirmation')
  expect(shop.mails.get(key ?? '')?.about).toMatchObject({
    lines: [
      { post: { to: 'Oudegracht 12A, 3511 AB Utrecht', arrivesOn: '2026-11-24T11:00:00.000Z' } },
    ],
    extras: [
      { kind: 'SHIPPING', total: { cents: 2_95 } },
      { kind: 'SERVICE_FEE', total: { cents: 95 } },
    ],
  })
})

describe('postage', () => {
  test('goes back with the fee when not one card of the order could be made, and not before', async () => {
    const { visitorKey, number } = await buy(
      { ...posted, amountCents: 88_00 },
      { ...posted, amountCents: 25_00 },
    )
    await run('post', 'packed', `${number}/1`)
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      units: ['issued', 'refunded'],
      refunds: [{ cents: 88_00 }],
    })
    const nothing = await buy({ ...posted, amountCents: 88_00 })
    await run('post', 'packed', `${nothing.number}/1`)
    expect(await outcomeOf(shop, nothing.visitorKey)).toMatchObject({
      orders: ['refunded'],
      refunds: [{ cents: 88_00 + 2_95 + 95 }],
    })
    expect((await run('post', 'all')).text).not.toContain(nothing.number)
    expect(await ledgerFindings(shop)).toEqual([])
  })
})

test('an address is forgotten with its receiver', async () => {
  const { number, orderUuid } = await buy(posted)
  await run('post', 'packed', `${number}/1`)
  await run('post', 'posted', `${number}/1`)
  shop.later(91 * 24 * 60 * minuteMs)
  const { runJob } = await import('#jobs/start-workers.ts')
  await runJob(shop.deps, 'forget-expired', {})
  const row = await shop.deps.db
    .selectFrom('order_shipments')
    .innerJoin('orders', 'orders.id', 'order_shipments.order_id')
    .select(['address', 'receiver_name as name'])
    .where('orders.uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ address: null, name: '' })
})

describe('in the demonstration', () => {
  const storefront = {
    ...testStorefront,
    organisation: { ...testStorefront.organisation, isInvented: true },
  }
  const live = async () => {
    await postInDemonstration({ ...shop.deps, storefront })
    await shop.runJobs()
  }

  test('a card is packed and posted by itself after a while', async () => {
    const bought = await buy(posted)
    await live()
    expect(await postOf(bought)).toMatchObject([{ state: 'WAITING' }])
    shop.later(3 * minuteMs)
    await live()
    await live()
    expect(await postOf(bought)).toMatchObject([{ state: 'POSTED' }])
  })

  test('a shop that is open posts nothing by itself', async () => {
    const bought = await buy(posted)
    shop.later(3 * minuteMs)
    await postInDemonstration(shop.deps)
    expect(await postOf(bought)).toMatchObject([{ state: 'WAITING' }])
  })
})
