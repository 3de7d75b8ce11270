import { randomBytes } from '#kernel/random-bytes.ts'

/** No 0 and O, no 1, I and L: people read these out over the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const randomSymbols = (count: number): string => {
  let text = ''
  while (text.length < count) {
    const [byte = 0] = randomBytes(1)
    // The rest of 256 would make some symbols likelier.
    if (byte < alphabet.length * 8) text += alphabet[byte % alphabet.length]
  }
  return text
}

/**
 * What people call an order: `61-7KD3-9QXM`, the store first. Random, so that it tells nothing about how much
 * the shop sells; unique by the table, which is asked again in the rare case.
 */
export const newReferenceNumber = (storeId: number): string =>
  `${storeId}-${randomSymbols(4)}-${randomSymbols(4)}`
