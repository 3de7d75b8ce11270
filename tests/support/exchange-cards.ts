import { randomUUID } from 'node:crypto'
import { findOrderToRetry } from '#domain/orders/find-order-to-retry.ts'
import { moveRedeemSessions, touchRedeemSession } from '#domain/redeem/redeem-session.ts'
import { payByCards } from '#flows/payments/pay-by-cards.ts'
import { addRedeemChoice, saveRedeemDetails } from '#flows/redeem/change-redeem-cart.ts'
import { addRedeemCard, closeRedeem, openRedeem } from '#flows/redeem/open-redeem.ts'
import { showRedeem } from '#flows/redeem/show-redeem.ts'
import { shopOf } from '#flows/shared/shop-of.ts'
import type { OrderShop } from '#tests/support/build-order-shop.ts'
import { buildDetails } from '#tests/support/build-shop.ts'
import { issueCard } from '#tests/support/choice-cards.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

/** Two cards are exchanged: by a token that nobody has, at a log-in, and for an order. */
export async function exchangeCards(own: OrderShop): Promise<void> {
  const { deps } = own
  const { db } = deps
  const typed = async () => ({
    ...(({ number: cardNumber, pin }) => ({ cardNumber, pin }))(await issueCard(own)),
    ...{ captchaToken: solveCaptcha(await deps.captcha.challenge('common')), clientIp: undefined },
  })
  const to = randomUUID()
  const { token, redeeming } = await openRedeem(deps, await typed(), randomUUID())
  await db.transaction().execute((tx) => moveRedeemSessions(tx, { from: redeeming.visitorKey, to }))
  const caller = { token, visitorKey: to }
  const { session } = await addRedeemCard(deps, await typed(), caller)
  await touchRedeemSession(db, { ...session, endsAt: own.now }, new Date(own.now.getTime() - 1))
  const call = { ...shopOf(deps, deps.storefront), language: 'nl', now: own.now } as const
  const choice = { productId: 'dinerbon', variationType: 'DIGITAL', amountCents: 10_00 } as const
  await addRedeemChoice(deps, call, { caller, choice: { ...choice, quantity: 1 } })
  const look = await saveRedeemDetails(deps, call, { caller, details: buildDetails() })
  await showRedeem(deps, call, look)
  await findOrderToRetry(db, look.cart.id)
  await payByCards(deps, {
    ...{
      visitorKey: to,
      language: 'nl',
      redeemToken: token,
      shopperIp: undefined,
      earlyDelivery: { isAgreed: true, textVersion: 1 },
    },
  })
  await closeRedeem(deps, caller)
}
