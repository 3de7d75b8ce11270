import type { Budgets } from '#domain/storefronts/budgets.ts'

/** How long is remembered what was ordered by whom, and from where, as keyed hashes. */
export const velocityDaysKept = 30

/** What orders are counted by: who pays, who gets it, from where it is ordered, and in which browser. */
export const velocitySubjects = ['payer', 'receiver', 'source', 'device'] as const

export type VelocitySubject = (typeof velocitySubjects)[number]

/** How much may be ordered by or for one of them in so many clock hours, the running one included. */
export type VelocityLimit = {
  of: VelocitySubject
  hours: number
  ordersMax?: number | undefined
  cardsMax?: number | undefined
  centsMax?: number | undefined
  /** `review`: the order is taken and paid, and a person looks at it before anything is made. */
  action: 'refuse' | 'review'
}

/** How many requests for PDFs wait in one process, the one that is being drawn included. */
export type PdfLimits = { waitingMax: number; waitingOfSourceMax: number }

/**
 * When an operator hears of one thing over and over: at its first time, and each time that it has grown `growth`-fold. After
 * `burstMinutes` without it, it begins anew.
 */
export type BurstRule = { burstMinutes: number; growth: number }

/** What keeps the shop from being used to defraud people. */
export type Fairness = {
  velocity: readonly VelocityLimit[]
  /** What unpaid, anonymous actions may cost. */
  budgets: Budgets
  pdfs: PdfLimits
  alerts: BurstRule
  /** From which worth of cards on the law wants to know who pays; `source` says which law. */
  identity: { isOn: boolean; cardsAboveCents: number; source: string }
  /** Which baskets of cards that are as good as cash look like somebody is being tricked, by how many of the signs. */
  scam: {
    cardsAboveCents: number
    equalCardsFrom: number
    signsFrom: number
    /** How much later such an order is delivered. */
    delayMinutes: number
  }
}
