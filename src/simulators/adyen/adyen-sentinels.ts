import type { AdyenFault } from './adyen-faults.ts'

/**
 * Failure on request, for people who try the shop: an amount or the name on a card decides what the provider
 * does. The amounts are totals of a payment, in cents, that nobody meets by chance. Shown on the developer's
 * page, so each has its sentence.
 */
export type AdyenSentinel = {
  when: { amountCents: number } | { holderName: string }
  sentence: string
  /** Key of `refusalReasons`. */
  refusalCode?: string
  endsAs?: 'error' | 'pending' | 'challenge'
  request?: AdyenFault
  webhook?: AdyenFault
}

export const adyenSentinels: readonly AdyenSentinel[] = [
  {
    when: { amountCents: 66_95 },
    sentence: 'A total of €66.95 is refused, whichever way it is paid (2035).',
    refusalCode: '2',
  },
  {
    when: { amountCents: 77_95 },
    sentence: 'A total of €77.95 is answered only after four seconds.',
    request: { kind: 'delay', delayMs: 4000 },
  },
  {
    when: { amountCents: 33_95 },
    sentence: 'The answer to a payment of €33.95 is lost after the provider has taken it in.',
    request: { kind: 'drop-after-commit', delayMs: 0 },
  },
  {
    when: { amountCents: 88_95 },
    sentence: 'The webhooks of a payment of €88.95 come twice.',
    webhook: { kind: 'duplicate', delayMs: 0 },
  },
  {
    when: { amountCents: 55_95 },
    sentence: 'The webhooks of a payment of €55.95 come twenty seconds late.',
    webhook: { kind: 'delay', delayMs: 20_000 },
  },
  {
    when: { amountCents: 44_95 },
    sentence: 'The webhooks of a payment of €44.95 carry a wrong signature at first.',
    webhook: { kind: 'bad-hmac', delayMs: 0 },
  },
  {
    when: { amountCents: 22_95 },
    sentence: 'The webhooks of a payment of €22.95 never come.',
    webhook: { kind: 'drop', delayMs: 0 },
  },
  { when: { holderName: 'DECLINED' }, sentence: 'Refused by the bank.', refusalCode: '2' },
  {
    when: { holderName: 'BLOCK_CARD' },
    sentence: 'Refused: the card is blocked.',
    refusalCode: '5',
  },
  {
    when: { holderName: 'CARD_EXPIRED' },
    sentence: 'Refused: the card expired.',
    refusalCode: '6',
  },
  {
    when: { holderName: 'ISSUER_UNAVAILABLE' },
    sentence: 'Refused: the bank cannot be reached.',
    refusalCode: '9',
  },
  {
    when: { holderName: 'NOT_ENOUGH_BALANCE' },
    sentence: 'Refused: not enough money.',
    refusalCode: '12',
  },
  { when: { holderName: 'FRAUD' }, sentence: 'Refused as fraud.', refusalCode: '20' },
  {
    when: { holderName: 'CVC_DECLINED' },
    sentence: 'Refused: wrong security code.',
    refusalCode: '24',
  },
  {
    when: { holderName: 'ERROR' },
    sentence: 'Ends in an error at the provider.',
    refusalCode: '4',
    endsAs: 'error',
  },
  {
    when: { holderName: 'PENDING' },
    sentence: 'Stays undecided for twenty seconds, then is paid.',
    endsAs: 'pending',
  },
  {
    when: { holderName: 'CHALLENGE' },
    sentence: 'Asks for 3-D Secure on any card; the password is "password".',
    endsAs: 'challenge',
  },
]

export function sentinelFor(payment: {
  amountCents: number
  holderName?: string | undefined
}): AdyenSentinel | undefined {
  const name = payment.holderName?.trim().toUpperCase()
  return adyenSentinels.find(({ when }) =>
    'holderName' in when ? when.holderName === name : when.amountCents === payment.amountCents,
  )
}
