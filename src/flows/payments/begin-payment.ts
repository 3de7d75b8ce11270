import type { Account } from '#domain/accounts/account.ts'
import { saveBilling } from '#domain/accounts/change-account.ts'
import { companyOf } from '#domain/cart/guest-details.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import type { Tx } from '#domain/db.ts'
import { CardDetailsInvalid, PaymentMethodUnavailable } from '#domain/payments/errors.ts'
import {
  type BrowserInfo,
  type EncryptedCard,
  type MethodAnswers,
  type PaymentToBegin,
  ProviderUnreachable,
} from '#domain/payments/provider.ts'
import { readAnswers } from '#domain/payments/read-answers.ts'
import { countCardPayment, forgiveCardPayment } from '#flows/abuse/card-payment-attempts.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import { spendMailOfTransfer } from '#flows/abuse/spend-budget.ts'
import { findAccount, type SessionKey } from '#flows/accounts/find-account.ts'
import { type OrderRequest, type PlacedOrder, placeOrder } from '#flows/orders/place-order.ts'
import { PromotionsNotHeld, refusePromotions } from '#flows/orders/refuse-promotions.ts'
import { paymentReturnUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { outageOf } from '#flows/shared/outage-of.ts'
import { transact } from '#flows/shared/transact.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { type AccountId, newId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { sum } from '#kernel/money.ts'
import { findPaymentMethod, isCardMethod, isPaidWithoutPage } from '#kernel/payment-methods.ts'
import { askProvider } from './ask-provider.ts'
import { ProviderSilent } from './errors.ts'
import { ifReachable, noteUnwritten } from './if-reachable.ts'
import { inTime } from './in-time.ts'
import { isOfferedTo, offeredMethods } from './list-payment-methods.ts'
import type { PaymentView } from './payment-view.ts'
import { presentPayment } from './present-payment.ts'
import { resolvePaymentLater } from './resolve-payment-later.ts'
import type { SettleDeps } from './settle-payment.ts'

export type PaymentRequest = Omit<OrderRequest, 'accountId'> & {
  /** Of the browser in which somebody is logged in: the order then belongs to their account. */
  sessionKey?: SessionKey
  methodId: string
  card: EncryptedCard | undefined
  answers?: MethodAnswers | undefined
  browserInfo: BrowserInfo | undefined
  /** The proof of a solved captcha, once the shop has asked for one (3720). */
  captchaToken?: string | undefined
  /** Origin of the page that pays, for 3-D Secure. */
  origin: string
}

export type BeginDeps = SettleDeps &
  Pick<
    Deps,
    | (
        | 'catalogue'
        | 'content'
        | 'hashAddress'
        | 'storefront'
        | 'payments'
        | 'shopUrl'
        | 'visitorWaitsMs'
      )
    | ('captcha' | 'secretAttemptKeys' | 'awaitedAnswers' | 'quoteLinks')
  >

/**
 * Places the order when needed and begins to pay it: decide and write, call the provider, write the
 * answer. Throws what a basket may have against being ordered, `CartChanged` (3204),
 * `PromotionRefused` (3223), `MoneyInReview` (3609), `TooManyOrders` (3360), what was not said of
 * an early delivery (3362, 3363), `TooManyAttempts` (2036), `PaymentMethodUnavailable` (3400), what
 * `readAnswers` throws, `PaymentRefused` (2035), `PaymentCancelled` (3403) and `ProviderSilent`
 * (3402), for cards what `countCardPayment` throws, and for transfers `BudgetSpent` (3610) and what
 * `passCaptcha` throws. After each of these the basket is intact.
 */
export async function beginPayment(deps: BeginDeps, request: PaymentRequest): Promise<PaymentView> {
  const answers = await readOffered(deps, request)
  const attempt = request.card && (await countCardPayment(deps, request))
  const hasProof = await readProof(deps, request)
  const account = await findAccount(deps, request.sessionKey)
  const { order, toBegin, contents } = await transact(deps, (tx) =>
    openAttempt(tx, deps, {
      ...{ ...request, answers, hasProof },
      ...{ accountId: account?.id, account },
    }),
  ).catch((error: unknown) => {
    if (error instanceof PromotionsNotHeld) return refusePromotions(deps, error)
    throw error
  })
  deps.reached('payment:opened')
  try {
    const { paymentId } = toBegin
    const status = await inTime(deps, askProvider(deps, toBegin, { attempt, contents }))
    return presentPayment({ ...status, orderUuid: order.uuid, paymentId, method: request.methodId })
  } catch (error) {
    const isSilent = error instanceof ProviderUnreachable
    if (!isSilent) {
      if (outageOf(error) === undefined || !isPaidWithoutPage(request.methodId)) throw error
      noteUnwritten(deps, error, toBegin.paymentId)
    }
    await ifReachable(deps, async () => {
      // Without an answer nobody learned whether the card is good.
      if (attempt !== undefined && isSilent) await forgiveCardPayment(deps, attempt)
      await resolvePaymentLater(deps, toBegin.paymentId)
    })
    return tellToWait({ order, toBegin, error })
  }
}

/** What an offered method asks. The amount is the one that the button showed; a basket of another amount is refused further on. */
async function readOffered(deps: BeginDeps, request: PaymentRequest): Promise<MethodAnswers> {
  const { countryCode, currency } = deps.storefront
  const { language, methodId } = request
  const amount = { currency, cents: request.expectedTotalCents }
  const asking = deps.payments.listMethods({ amount, countryCode, language })
  const methods = await inTime(deps, asking).catch((error: unknown) => {
    if (error instanceof ProviderUnreachable) throw new ProviderSilent(undefined, error)
    throw error
  })
  const chosen = offeredMethods(deps.storefront, methods).find(({ id }) => id === methodId)
  if (chosen === undefined) throw new PaymentMethodUnavailable()
  if (isCardMethod(methodId) && request.card === undefined) throw new CardDetailsInvalid()
  return readAnswers(chosen, request.answers)
}

const isTransfer = (methodId: string) => findPaymentMethod(methodId)?.kind === 'transfer'

/** Whether a transfer came with a proof; it is judged before the order is placed. Throws what `passCaptcha` throws. */
async function readProof(
  deps: BeginDeps,
  { methodId, captchaToken: token = '' }: PaymentRequest,
): Promise<boolean> {
  if (!isTransfer(methodId) || token === '') return false
  await passCaptcha(deps, { token, action: 'common' })
  return true
}

type Attempt = PaymentRequest & OrderRequest & { account: Account | undefined; hasProof: boolean }

async function openAttempt(tx: Tx, deps: BeginDeps, request: Attempt) {
  const { visitorKey } = request
  const now = deps.clock.now()
  const minutes = findPaymentMethod(request.methodId)?.waitMinutes
  const leaseMs = minutes === undefined ? undefined : minutes * 60_000
  const attemptsMax = deps.storefront.paymentAttemptsMax
  const { payment, contents, ...order } = await placeOrder(tx, deps, {
    ...{ ...request, leaseMs },
    opening: (placed) => ({
      ...{ orderId: placed.id, visitorKey, attemptsMax, now },
      toBegin: describePayment(deps, request, placed),
    }),
  })
  deps.reached('order:placed')
  invariant(payment !== undefined, 'An order is placed with the payment that was asked for.')
  const isCompany = order.priced.cart.details?.customerType === 'BUSINESS'
  if (!isOfferedTo(request.methodId, { isCompany })) throw new PaymentMethodUnavailable()
  // Its mail goes before anything is paid.
  if (isTransfer(request.methodId))
    await spendMailOfTransfer(tx, deps, { ...request, details: order.priced.cart.details })
  await keepBilling(tx, request.accountId, order)
  return { order, toBegin: payment.toBegin, contents }
}

/**
 * Keeps an invoice address with the account of whoever is logged in; a company's address is not
 * theirs.
 */
export async function keepBilling(
  tx: Tx,
  id: AccountId | undefined,
  { priced }: PlacedOrder,
): Promise<void> {
  const { details } = priced.cart
  const address = details?.address
  const isOfCompany = details !== undefined && companyOf(details)?.companyId !== undefined
  if (id !== undefined && address !== undefined && !isOfCompany)
    await saveBilling(tx, { id, billing: { ...details, address } })
}

function describePayment(
  deps: BeginDeps,
  request: Attempt,
  { uuid, referenceNumber, priced, restCents }: PlacedOrder,
): PaymentToBegin {
  const { language } = request
  // Cards pay everything: no method is left to choose.
  if (restCents <= 0) throw new PaymentMethodUnavailable()
  return {
    paymentId: newId('pay', deps.clock.now().getTime()),
    order: { number: referenceNumber, shopName: deps.storefront.name },
    amount: { currency: priced.currency, cents: restCents },
    countryCode: deps.storefront.countryCode,
    language,
    methodId: request.methodId,
    card: request.card,
    answers: request.answers,
    returnUrl: paymentReturnUrl(deps, { uuid, language }),
    origin: request.origin,
    shopperEmail: priced.cart.details?.email ?? '',
    shopperIp: request.shopperIp,
    browserInfo: request.browserInfo,
    giftCards: describeGiftCards(priced),
    payer: { account: request.account && accountAge(request.account, deps.clock.now()) },
  }
}

const accountAge = ({ createdAt }: Account, now: Date) => ({
  since: createdAt.toISOString(),
  days: Math.floor((now.getTime() - createdAt.getTime()) / dayMs),
})

function describeGiftCards(priced: PricedCart): PaymentToBegin['giftCards'] {
  const { details } = priced.cart
  const shipments = priced.shipments.map(({ shipment }) => shipment)
  const emails = shipments
    .filter(({ deliveryForm }) => deliveryForm === 'DIGITAL')
    .map(({ receiver }) => (receiver.kind === 'self' ? details?.email : receiver.email))
  const cards = priced.lines.filter(({ kind }) => kind === 'GIFTCARD')
  // A gift to a good cause is nothing like cash, and the provider refuses cards of nothing.
  if (cards.length === 0) return undefined
  return {
    amount: { currency: priced.currency, cents: sum(cards.map((line) => line.totalCents)) },
    count: sum(cards.map((line) => line.quantity)),
    receiverEmails: [...new Set(emails.filter((email) => email !== undefined))],
    isPosted: shipments.some(({ deliveryForm }) => deliveryForm === 'PHYSICAL'),
  }
}

/**
 * Nothing is known: a job asks again with the same key. A card or a wallet may have been charged, so the shopper is told
 * to wait; a shopper who would have been sent to a payment page may simply try again.
 */
function tellToWait(silent: {
  order: PlacedOrder
  toBegin: PaymentToBegin
  error: unknown
}): PaymentView {
  const { paymentId, methodId } = silent.toBegin
  const view: PaymentView = {
    orderUuid: silent.order.uuid,
    paymentId,
    methodId,
    state: 'pending',
    action: undefined,
  }
  if (isPaidWithoutPage(methodId)) return view
  throw new ProviderSilent(view, silent.error)
}
