/** What a budget is about, and the unit that it counts. */
export const budgetNames = [
  /** Mails that an unpaid, unconfirmed action causes. */
  'mails',
  /** Statements of withdrawal. */
  'withdrawals',
  /** Questions to the payment provider that an opened page causes. */
  'providerQuestions',
  /** Bytes by which baskets without an account grow. */
  'basketBytes',
  /** Promotion codes that are not valid. */
  'promotionCodes',
] as const

export type BudgetName = (typeof budgetNames)[number]

/**
 * What is counted against: the network that asks, an e-mail address, the object that the request is about (an order),
 * and everybody together.
 */
export const budgetSubjects = ['source', 'address', 'object', 'all'] as const

export type BudgetSubject = (typeof budgetSubjects)[number]

/**
 * At most `max` units at once; they come back evenly over `minutes`. Above that the request is refused with the time to
 * wait, needs a captcha, or goes on without its effect (`skip`), which its answer does not tell.
 */
export type BudgetLimit = {
  of: BudgetSubject
  minutes: number
  max: number
  above: 'refuse' | 'captcha' | 'skip'
}

export type Budgets = { readonly [Name in BudgetName]: readonly BudgetLimit[] }
