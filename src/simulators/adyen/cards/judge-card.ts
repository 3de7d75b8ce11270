import { cardBrandRule } from '#kernel/card-brands.ts'
import { sentinelFor } from '#simulators/adyen/adyen-sentinels.ts'
import { acceptedBrands, type CardDetails } from './card-details.ts'
import { isChallenged } from './test-cards.ts'

export type CardVerdict =
  | { as: 'authorised' }
  | { as: 'pending' }
  | { as: 'challenge' }
  | { as: 'error' }
  | { as: 'refused'; code: string }

/**
 * What the bank says to a card. A name or an amount that asks for a failure goes first; then the card must be
 * of a brand that is taken, unexpired and with a security code of the right length; then it may be challenged.
 */
export function judgeCard(
  card: CardDetails,
  payment: {
    amountCents: number
    requestedCode: string | undefined
    hasNoSecurityCode: boolean
    nowMs: number
  },
): CardVerdict {
  const { amountCents, requestedCode } = payment
  if (requestedCode) return { as: 'refused', code: requestedCode }
  const sentinel = sentinelFor({ amountCents, holderName: card.holderName })
  if (sentinel?.endsAs) return { as: sentinel.endsAs }
  if (!acceptedBrands.includes(card.brand)) return { as: 'refused', code: '10' }
  if (isExpired(card, new Date(payment.nowMs))) return { as: 'refused', code: '6' }
  if (!payment.hasNoSecurityCode && !hasRightCode(card)) return { as: 'refused', code: '24' }
  if (isChallenged(card.number)) return { as: 'challenge' }
  if (sentinel?.refusalCode) return { as: 'refused', code: sentinel.refusalCode }
  return { as: 'authorised' }
}

function hasRightCode({ brand, securityCode }: CardDetails): boolean {
  const { securityCodeLengthMin, securityCodeLengthMax } = cardBrandRule(brand)
  return (
    securityCode.length >= securityCodeLengthMin && securityCode.length <= securityCodeLengthMax
  )
}

const isExpired = (card: CardDetails, now: Date) =>
  card.expiryYear * 12 + card.expiryMonth - 1 < now.getFullYear() * 12 + now.getMonth()
