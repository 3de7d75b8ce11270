import { afterAll, describe, expect, test } from 'vitest'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { ShopError } from '#kernel/shop-error.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { beginPayment } from './begin-payment.ts'
import { completePayment } from './complete-payment.ts'
import { receiveNotifications } from './receive-notifications.ts'
import { showPayment } from './show-payment.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

type Begun = Awaited<ReturnType<typeof beginPayment>> & { visitorKey: string }
type Step = (begun: Begun) => Promise<unknown>

/** A refusal is told by an error; here only the end matters. */
const tolerant = async (work: Promise<unknown>) => {
  await work.catch((error: unknown) => {
    if (!(error instanceof ShopError)) throw error
  })
}

const comeBack: Step = ({ orderUuid, visitorKey, paymentId }) =>
  tolerant(
    completePayment(shop.deps, {
      orderUuid,
      visitorKey,
      redirectResult: shop.provider.redirectResultOf(paymentId),
    }),
  )
const poll: Step = ({ orderUuid, visitorKey }) =>
  tolerant(showPayment(shop.deps, { orderUuid, visitorKey }))
const reconcile: Step = async () => {
  shop.later(3 * 60 * 1000)
  await reconcileWork(shop.deps)
  await shop.runJobs()
}
const hear =
  (kind: 'authorised' | 'refused'): Step =>
  async ({ paymentId }) => {
    await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId, kind)])
    await shop.runJobs('process-notification')
  }

const named = { comeBack, poll, reconcile, succeed: hear('authorised'), fail: hear('refused') }
type StepName = keyof typeof named

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

async function play(fate: 'authorised' | 'refused', steps: readonly StepName[]) {
  const visitorKey = await shop.fillBasket()
  const begun = { ...(await beginPayment(shop.deps, await shop.request(visitorKey))), visitorKey }
  shop.provider.decide(begun.paymentId, fate)
  for (const step of steps) await named[step](begun)
  await shop.runJobs()
  return outcomeOf(shop, visitorKey)
}

const paid = {
  orders: ['completed'],
  payments: ['settled'],
  units: ['issued'],
  deliveries: ['sent'],
  refunds: [],
  baskets: ['ordered'],
  balances: [0],
  mails: 2,
}
const refused = {
  orders: ['awaitingPayment'],
  payments: ['refused'],
  units: ['ordered'],
  deliveries: ['waiting'],
  refunds: [],
  baskets: ['open'],
  balances: [0],
  mails: 0,
}

describe('every order of return page, poll, notification and reconciliation ends the same', () => {
  const expectAll = async (
    orders: readonly (readonly StepName[])[],
    { fate, end }: { fate: 'authorised' | 'refused'; end: object },
  ) => {
    for (const steps of orders) expect(await play(fate, steps), steps.join(', ')).toEqual(end)
  }

  test('after a success', () => {
    const orders = permutations(['comeBack', 'poll', 'succeed', 'reconcile'] as const)
    return expectAll(orders, { fate: 'authorised', end: paid })
  })

  test('after a refusal, with the basket intact', () => {
    const orders = permutations(['comeBack', 'poll', 'fail', 'reconcile'] as const)
    return expectAll(orders, { fate: 'refused', end: refused })
  })

  test('after a refusal that a success outranks, whichever is heard first', () => {
    const orders = permutations(['comeBack', 'poll', 'fail', 'succeed', 'reconcile'] as const)
    return expectAll(orders, { fate: 'refused', end: paid })
  })

  test('when the shopper never comes back, and when each is heard three times', async () => {
    expect(await play('authorised', ['succeed'])).toEqual(paid)
    expect(await play('authorised', ['comeBack'])).toEqual(paid)
    const thrice = ['succeed', 'comeBack', 'fail'] as const
    expect(await play('authorised', [...thrice, ...thrice, ...thrice])).toEqual(paid)
  })

  test('and no receiver was mailed twice, and the books are right', async () => {
    expect(shop.sentTwice).toBe(0)
    expect(await ledgerFindings(shop)).toEqual([])
  })
})
