import type { Payer } from './payer.ts'

/** What may become of a payment, whichever way it is paid. */
export const outcomeNames = {
  success: 'paid, and the card comes once',
  refusal: 'refused it is said, nothing is lost, and the next try is paid',
  cancel: 'called off nothing is lost, and the next try is paid',
  closedTab: 'the tab is closed',
  late: 'what comes late is honoured, and not paid again',
  twice: 'paid in two tabs it is paid once, and the rest goes back',
  outOfOrder: 'news in any order changes nothing of what is paid',
  wrongAmount: 'of another amount nothing is made of',
} as const

export type OutcomeName = keyof typeof outcomeNames

export type Journey = (payer: Payer) => Promise<void>

/** Why there is no such thing. */
export type NotThere = { because: string }

export type Outcomes = Readonly<Record<OutcomeName, Journey | NotThere>>
