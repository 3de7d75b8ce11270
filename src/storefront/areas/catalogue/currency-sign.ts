/** What stands before an amount where only the number is typed: "€". */
export const currencySign = (language: string, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
