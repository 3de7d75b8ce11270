/** Refusals of what an operator asks about quotes, as in `operator-refusals.ts`. */
export const quoteRefusals = {
  quoteUnknown: {
    code: 9970,
    say: ({ quote }: { quote: string }) => `There is no quote ${quote}.`,
  },
  quoteAcceptedBefore: {
    code: 9971,
    say: ({ quote, order }: { quote: string; order: string }) =>
      `Quote ${quote} was accepted: it is order ${order}. Nothing was done.`,
  },
  quoteEndedBefore: {
    code: 9972,
    say: ({ quote, state }: { quote: string; state: string }) =>
      `Quote ${quote} was ${state} before. Nothing was done.`,
  },
  quoteEmpty: { code: 9973, say: 'A quote has at least one line. Nothing was sent.' },
  quoteListMissing: {
    code: 9974,
    say: ({ quote }: { quote: string }) =>
      `Quote ${quote} has no list of receivers. Nothing was sent.`,
  },
  quoteListUnfit: {
    code: 9975,
    say: ({ quote, rows }: { quote: string; rows: number }) =>
      `${rows} receivers of quote ${quote} cannot get a line in this form. Nothing was sent.`,
  },
  quoteDayUnfit: {
    code: 9976,
    say: ({ days }: { days: number }) =>
      `A quote is valid until a day from today on, at most ${days} days ahead. Nothing was sent.`,
  },
} as const
