import { findBasket } from '#domain/cart/find-cart.ts'
import type { RedeemCartOf } from '#domain/cart/redeem-cart.ts'
import { redeemRulesOf } from '#domain/cart/redeem-rules.ts'
import type { OneStatement } from '#domain/db.ts'
import { RedeemSessionEnded } from '#domain/redeem/errors.ts'
import {
  findRedeemSession,
  type RedeemSession,
  touchRedeemSession,
} from '#domain/redeem/redeem-session.ts'
import type { RedeemRules } from '#domain/storefronts/storefront.ts'
import type { Deps } from '#flows/shared/deps.ts'

export type RedeemDeps = Pick<Deps, 'clock' | 'storefront' | 'secretAttemptKeys'>

/** Who says that they exchange a card. */
export type RedeemCaller = { token: string | undefined; visitorKey: string | undefined }

/** Who does, as long as this request lasts. */
export type Redeeming = {
  session: RedeemSession
  rules: RedeemRules
  visitorKey: string
  /** Of their cart. */
  of: RedeemCartOf
}

/** As long as a token is; anything longer is none of ours. */
const tokenLengthMax = 100

/**
 * The session of a token, for the visitor who got it alone; using it lets it live on. Throws `RedeemSessionEnded` (3540) for whatever
 * is none, and `CartMoved` (3206) where the visitor is known by another key since.
 */
export async function requireRedeem(
  one: OneStatement,
  { clock, storefront, secretAttemptKeys }: RedeemDeps,
  { token, visitorKey }: RedeemCaller,
): Promise<Redeeming> {
  if (token === undefined || visitorKey === undefined || token.length > tokenLengthMax)
    throw new RedeemSessionEnded()
  const now = clock.now()
  const tokenHash = secretAttemptKeys.ofRedeem(token)
  const question = { tokenHash, visitorKey, storefront: storefront.key, now }
  const found = await findRedeemSession(one, question)
  if (found === undefined) {
    // Whoever comes with the key of before a log-in is led on, as with the basket.
    await findBasket(one, visitorKey, now)
    throw new RedeemSessionEnded()
  }
  const rules = redeemRulesOf(storefront, found.programme)
  if (rules === undefined) throw new RedeemSessionEnded()
  const session = await touchRedeemSession(one, found, now)
  return { session, rules, visitorKey, of: cartOf(session, visitorKey) }
}

export const cartOf = (
  { id: sessionId, programme, cardIds }: RedeemSession,
  visitorKey: string,
): RedeemCartOf => ({ ...{ visitorKey, sessionId, programme, cardIds } })
