import { pricedIn } from '#domain/catalogue/priced-in.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import type { Currency } from '#kernel/money.ts'
import { loadStorefronts } from '#platform/content/read-storefront.ts'
import { startAdyenWorld } from '#tests/support/adyen-world.ts'
import {
  type ApiBrowser,
  addPackage,
  type Data,
  detailsInput,
  giftInput,
  openApiShop,
  paymentFields,
  saveDetails,
  showCart,
  startPayment,
} from '#tests/support/api-shop.ts'
import { unlimited } from '#tests/support/build-order-shop.ts'
import { buildCatalogue, buildProduct } from '#tests/support/build-product.ts'

const storefronts = await loadStorefronts(new URL('../../', import.meta.url).pathname)
const currencies: readonly Currency[] = ['EUR', 'PLN', 'GBP']
const gifts = currencies.map((currency) => buildProduct({ id: `bon-${currency}`, currency }))

const listed = `query Methods($userData: UserData!) { paymentMethods(userData: $userData) {
  methods { id name marks brands banks { id issuer } raw } errors { code } } }`
const submit = `mutation Submit($userData: UserData!, $orderUuid: String!, $redirectResult: String) {
  submitPaymentDetails(userData: $userData, orderUuid: $orderUuid, redirectResult: $redirectResult) { ${paymentFields} } }`
const check = `mutation Check($userData: UserData!, $orderUuid: String!) {
  checkPayment(userData: $userData, orderUuid: $orderUuid) { ${paymentFields} } }`

export const paid = { isPaid: true, payments: ['settled'], cases: [] }

/** A shop with the simulated provider behind it, in which any storefront can be visited and each way to pay be tried. */
export async function openWaysToPay(others: readonly Product[] = []) {
  const products = [...gifts, ...others]
  const world = await startAdyenWorld()
  const opened = await openApiShop({ products, storefronts })
  opened.shop.deps.payments = world.payments
  let visitor: ApiBrowser

  /** The same shop as another storefront of it, with a gift in a new visitor's basket. */
  async function shopIn(key: string, leftOut?: readonly string[]) {
    const { shop, browser } = opened
    const found = storefronts.find((one) => one.key === key)
    if (found === undefined) throw new Error(`There is no ${key}.`)
    const { currency } = found
    const snapshot = buildCatalogue(products)
    shop.deps.storefront = {
      ...{ ...found, paymentAttemptsMax: 50, paymentMethodsLeftOut: leftOut },
      fairness: { ...found.fairness, budgets: unlimited },
    }
    shop.deps.catalogue = pricedIn(currency, { current: () => snapshot })
    visitor = browser('en')
    await visitor.ask(addPackage, { input: giftInput({ productId: `bon-${currency}` }) })
    await visitor.ask(saveDetails, { input: detailsInput() })
  }

  const methods = async (): Promise<Data[]> =>
    (await visitor.ask(listed)).data.paymentMethods.methods
  const idsIn = async (key: string, leftOut?: readonly string[]) => {
    await shopIn(key, leftOut)
    return (await methods()).map(({ id }) => id)
  }

  async function pay(methodId: string, given: object = {}): Promise<Data> {
    const expectedTotal = (await visitor.ask(showCart)).data.cartV2.totals.grandTotal.value
    const input = { methodId, expectedTotal, ...given }
    const { data, text } = await visitor.ask(startPayment, { input })
    return data?.startPayment ?? text
  }
  const come = async ({ orderUuid }: Data, redirectResult: string): Promise<Data> =>
    (await visitor.ask(submit, { orderUuid, redirectResult })).data.submitPaymentDetails
  const look = async ({ orderUuid }: Data): Promise<Data> =>
    (await visitor.ask(check, { orderUuid })).data.checkPayment

  /** Everything that the provider has said so far, again and again, as it may. */
  async function hear(): Promise<void> {
    await world.flush()
    await receiveNotifications(opened.shop.deps, world.hearing.news)
    await opened.shop.runJobs()
  }

  /** What the shop finds out by itself, once in a while. */
  async function runChecks(): Promise<void> {
    await reconcileWork(opened.shop.deps)
    await opened.shop.runJobs()
  }

  /** What became of an order: what was paid of it, what went back, and what waits for somebody. */
  async function endOf({ orderUuid }: Data) {
    const { db } = opened.shop.deps
    const order = await db
      .selectFrom('orders')
      .select(['id', 'settled_at'])
      .where('uuid', '=', orderUuid)
      .executeTakeFirstOrThrow()
    const payments = await db
      .selectFrom('payments')
      .select('state')
      .where('order_id', '=', order.id)
      .execute()
    const cases = await db
      .selectFrom('cases')
      .select('kind')
      .where('order_id', '=', order.id)
      .execute()
    return {
      isPaid: order.settled_at !== null,
      // By name: attempts of one moment have no order of their own.
      payments: payments.map(({ state }) => state).sort(),
      cases: cases.map(({ kind }) => kind),
    }
  }

  return {
    ...{ world, opened, shopIn, methods, idsIn, pay, come, look, hear, runChecks, endOf },
    /** Of the storefront that was visited last. */
    ask: (document: string, variables: object = {}) => visitor.ask(document, variables),
    visitor: () => visitor,
    async close() {
      await opened.close()
      await world.close()
    },
  }
}
