import { createHmac } from 'node:crypto'
import type { NotificationItem } from '#simulators/adyen/store/notification-item.ts'

type Signed = Pick<
  NotificationItem,
  | 'pspReference'
  | 'originalReference'
  | 'merchantAccountCode'
  | 'merchantReference'
  | 'amount'
  | 'eventCode'
  | 'success'
>

/** The fields that a signature covers, in its order; a missing one counts as empty, nothing is escaped. */
export const signedTextOf = (item: Signed): string =>
  [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':')

export const signText = (text: string, hmacKeyHex: string): string =>
  createHmac('sha256', Buffer.from(hmacKeyHex, 'hex')).update(text).digest('base64')

/** The body of one webhook call. Signed when it is sent, so that a new key counts from its first use. */
export function signedBody(item: NotificationItem, hmacKeyHex: string): string {
  const hmacSignature = signText(signedTextOf(item), hmacKeyHex)
  const signed = { ...item, additionalData: { ...item.additionalData, hmacSignature } }
  return JSON.stringify({
    live: 'false',
    notificationItems: [{ NotificationRequestItem: signed }],
  })
}
