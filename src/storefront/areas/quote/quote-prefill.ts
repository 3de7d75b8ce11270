/** Fields of a request that the page which leads here filled in, as they are typed. */
export type QuotePrefill = {
  product: { id: string; title: string } | undefined
  number: string
  amount: string
  occasion: string
}

/** Longer ones were not made by a page of the shop. */
const textMax = 60

const read = (search: URLSearchParams, name: string): string =>
  (search.get(name) ?? '').slice(0, textMax)

/** An amount in cents as it is typed in euros; empty for anything else. */
const inEuros = (cents: string): string =>
  /^\d{1,8}$/.test(cents)
    ? (Number(cents) / 100).toFixed(2).replace('.', ',').replace(',00', '')
    : ''

/** Reads `product`, `number`, `amount` in cents, and `occasion` of an address. */
export const readQuotePrefill = (search: URLSearchParams) => ({
  productId: read(search, 'product'),
  number: read(search, 'number'),
  amount: inEuros(read(search, 'amount')),
  occasion: read(search, 'occasion'),
})
