import { createHmac, timingSafeEqual } from 'node:crypto'

/** The fields of a notification that its signature covers. */
export type SignedFields = {
  pspReference: string
  originalReference: string
  merchantAccountCode: string
  merchantReference: string
  amount: { value: string; currency: string }
  eventCode: string
  success: string
}

/** Fields in a fixed order, joined by colons; a missing one is empty, nothing is escaped. */
export const textToSign = (item: SignedFields): string =>
  [
    item.pspReference,
    item.originalReference,
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':')

/** Adyen's signature of a notification. */
export const signatureOf = (item: SignedFields, hmacKeyHex: string): Buffer =>
  createHmac('sha256', Buffer.from(hmacKeyHex, 'hex')).update(textToSign(item)).digest()

const keyShape = /^[0-9a-f]{64}$/i

/**
 * True when any of the keys made the signature: while keys rotate the old one still counts. What is no key counts
 * as none: read as hexadecimal it would be an empty one, which anybody can sign with.
 */
export function isSignedBy(
  item: SignedFields,
  signature: string,
  hmacKeysHex: readonly string[],
): boolean {
  const given = Buffer.from(signature, 'base64')
  return hmacKeysHex.some((key) => {
    if (!keyShape.test(key)) return false
    const expected = signatureOf(item, key)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
