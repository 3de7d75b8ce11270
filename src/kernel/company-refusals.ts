/** Refusals of what an operator asks about companies, as in `operator-refusals.ts`. */
export const companyRefusals = {
  companyUnknown: {
    code: 9950,
    say: ({ company }: { company: string }) => `There is no company ${company}.`,
  },
  limitChanged: {
    code: 9951,
    say: 'Somebody else set the limit at the same moment. Nothing was done: look at it again.',
  },
  receivableUnknown: {
    code: 9952,
    say: ({ order }: { order: string }) => `Order ${order} is not on account of this company.`,
  },
  receivablePaid: {
    code: 9953,
    say: ({ order }: { order: string }) => `Order ${order} has no debt left.`,
  },
  moneyBookedBefore: {
    code: 9954,
    say: ({ reference }: { reference: string }) =>
      `Money ${reference} was booked before: npm run shop -- cases tells of what waits. Nothing changed.`,
  },
  receivableNotDue: {
    code: 9956,
    say: ({ order }: { order: string }) =>
      `The invoice of order ${order} is not overdue. Nothing was done.`,
  },
  debtCardsGone: {
    code: 9957,
    say: ({ order }: { order: string }) =>
      `Order ${order} is blocked already, or paid back. Nothing was done.`,
  },
  debtCardsGood: {
    code: 9958,
    say: ({ order }: { order: string }) =>
      `The cards of order ${order} were not blocked. Nothing was done.`,
  },
  creditTooSmall: { code: 9955, say: 'The company has less to its good. Nothing was done.' },
} as const
