import { randomBytes } from '#kernel/random-bytes.ts'

/**
 * Ids are random and made in code: 26 characters of Crockford base 32 behind a prefix that says in every
 * log what they name. The first ten characters are the time in milliseconds, so that indexes stay compact
 * without one hot sequence.
 */
export type Id<Prefix extends string> = `${Prefix}_${string}`

export type VisitorId = Id<'vst'>
export type CartId = Id<'crt'>
export type PackageId = Id<'pkg'>
export type ShipmentId = Id<'shp'>
export type OrderId = Id<'ord'>
export type OrderLineId = Id<'oln'>
export type CardUnitId = Id<'unt'>
export type PaymentId = Id<'pay'>
export type RefundId = Id<'rfd'>
export type TenderId = Id<'ten'>
export type DocumentId = Id<'doc'>
export type DocumentLetterId = Id<'dlt'>
export type HoldId = Id<'hld'>
export type CaseId = Id<'cas'>
export type PayoutId = Id<'pyt'>
export type CardId = Id<'crd'>
export type CardBatchId = Id<'bat'>
export type CardEndId = Id<'end'>
export type PrintedCardId = Id<'prc'>
export type DeliveryId = Id<'dlv'>
export type TransferId = Id<'trf'>
export type NotificationId = Id<'ntf'>
export type SubscriptionId = Id<'sub'>
export type ContactMessageId = Id<'msg'>
export type AccountId = Id<'acc'>
export type SessionId = Id<'ses'>
export type DeviceId = Id<'dev'>
export type AccountMailId = Id<'alt'>
export type BookedAddressId = Id<'adr'>
export type KeptGiftId = Id<'kpt'>
export type ReminderId = Id<'rem'>
export type OrderLinkId = Id<'olk'>
export type WithdrawalId = Id<'wdr'>
export type CompanyId = Id<'cmp'>
export type CompanyInvitationId = Id<'civ'>
export type FloorId = Id<'flr'>
export type ReceivableId = Id<'rcv'>
export type ReceivableMoveId = Id<'rmv'>
export type AllocationId = Id<'alc'>
export type RedeemSessionId = Id<'rds'>
export type QuoteId = Id<'qot'>
export type QuoteVersionId = Id<'qtv'>

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const randomLength = 16
const idLength = 26

export function newId<Prefix extends string>(prefix: Prefix, now: number = Date.now()): Id<Prefix> {
  let time = ''
  for (let rest = now, digit = 0; digit < 10; digit += 1) {
    time = `${alphabet[rest % 32]}${time}`
    rest = Math.floor(rest / 32)
  }
  return `${prefix}_${time}${written(randomBytes(randomLength))}`
}

/** Always the same id for the same bytes; the first 26 count, as a hash has them. */
export const idFrom = <Prefix extends string>(prefix: Prefix, bytes: Uint8Array): Id<Prefix> =>
  `${prefix}_${written(bytes.subarray(0, idLength))}`

function written(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += alphabet[byte % 32]
  return text
}

const shape = /^[a-z]{3}_[0-9a-hjkmnp-tv-z]{26}$/

/** True for anything that `newId(prefix)` could have made. Use it on whatever comes from outside. */
export function isId<Prefix extends string>(prefix: Prefix, value: string): value is Id<Prefix> {
  return value.startsWith(`${prefix}_`) && shape.test(value)
}

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Order addresses carry a plain UUID (SPEC §2). */
export const isUuid = (value: string): boolean => uuidShape.test(value)
