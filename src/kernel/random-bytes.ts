const stockLength = 4096
const stock = new Uint8Array(stockLength)
let used = stockLength

/** Random bytes are fetched for many at once: asking for them costs far more than the bytes. None is given twice. */
export function randomBytes(length: number): Uint8Array {
  if (length > stockLength) throw new RangeError('So many random bytes are not kept.')
  if (used + length > stockLength) {
    crypto.getRandomValues(stock)
    used = 0
  }
  used += length
  return stock.slice(used - length, used)
}
