import { hash } from 'node:crypto'
import type { NotificationSetAside, ProviderNotification } from '#domain/payments/provider.ts'
import { isId } from '#kernel/ids.ts'
import { currencies } from '#kernel/money.ts'
import { isSameSecret } from '#platform/secrets/same-secret.ts'
import type { AdyenOptions } from './adyen-options.ts'
import { fromAdyenAmount } from './amount.ts'
import { isSignedBy, type SignedFields, textToSign } from './hmac.ts'
import { kindOfNews } from './kind-of-news.ts'

/** What the signature covers, and beside it what it does not. */
type Item = { signed: SignedFields; signature: string; eventDate: string; reason: string }

type Webhook = { body: unknown; authorization: string | undefined }

type WebhookAccount = Pick<
  AdyenOptions,
  'environment' | 'merchantAccount' | 'hmacKeys' | 'webhookUser' | 'webhookPassword'
>

type News = { notification: ProviderNotification } | { setAside: NotificationSetAside }

/**
 * Reads every item of a webhook whose caller knows the password and whose signature is Adyen's, for this
 * environment. Amount and success are signed; reason, date and additional data are not. A genuine item of another
 * merchant account, or one that is not what Adyen writes, is set aside.
 */
export function readWebhook(
  account: WebhookAccount,
  { body, authorization }: Webhook,
): {
  notifications: ProviderNotification[]
  setAside: NotificationSetAside[]
  rejectedCount: number
} {
  const items = itemsOf(body)
  const { webhookUser, webhookPassword } = account
  const wanted = `Basic ${Buffer.from(`${webhookUser}:${webhookPassword}`).toString('base64')}`
  if (items.length === 0 || !isSameSecret(authorization ?? '', wanted))
    return { notifications: [], setAside: [], rejectedCount: Math.max(items.length, 1) }
  const isOurWorld = isObject(body) && asText(body.live) === String(account.environment === 'live')
  const genuine = items
    .flatMap((raw) => readItem(raw) ?? [])
    .filter(
      ({ signed, signature }) => isOurWorld && isSignedBy(signed, signature, account.hmacKeys),
    )
  const news = genuine.map((item) => newsIn(item, account))
  return {
    notifications: news.flatMap((one) => ('notification' in one ? one.notification : [])),
    setAside: news.flatMap((one) => ('setAside' in one ? one.setAside : [])),
    rejectedCount: items.length - genuine.length,
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function itemsOf(body: unknown): readonly unknown[] {
  const items = isObject(body) ? body.notificationItems : undefined
  if (!Array.isArray(items)) return []
  return items.map((item: unknown) => (isObject(item) ? item.NotificationRequestItem : undefined))
}

/** As Adyen writes it into the text that is signed: a missing field is empty. */
const asText = (field: unknown): string =>
  typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean'
    ? String(field)
    : ''

function readItem(raw: unknown): Item | undefined {
  if (!isObject(raw) || !isObject(raw.additionalData)) return undefined
  const amount = isObject(raw.amount) ? raw.amount : {}
  return {
    signed: {
      pspReference: asText(raw.pspReference),
      originalReference: asText(raw.originalReference),
      merchantAccountCode: asText(raw.merchantAccountCode),
      merchantReference: asText(raw.merchantReference),
      amount: { value: asText(amount.value), currency: asText(amount.currency) },
      eventCode: asText(raw.eventCode),
      success: asText(raw.success),
    },
    signature: asText(raw.additionalData.hmacSignature),
    eventDate: storable(asText(raw.eventDate)).slice(0, unsignedLengthMax),
    reason: storable(asText(raw.reason)).slice(0, unsignedLengthMax),
  }
}

/** An address of a report has 200 characters. */
const unsignedLengthMax = 2000

/** Without what the database refuses in a text. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

function newsIn(item: Item, { merchantAccount }: WebhookAccount): News {
  const { signed } = item
  if (signed.merchantAccountCode !== merchantAccount)
    return { setAside: setAside(signed, 'otherAccount') }
  return isReadable(signed)
    ? { notification: notificationOf(item) }
    : { setAside: setAside(signed, 'unreadable') }
}

/** Adyen's longest reference has 80 characters. */
const word = /^[\x20-\x7e]{1,80}$/
const wordOrNone = /^[\x20-\x7e]{0,80}$/

const isReadable = ({ amount, ...signed }: SignedFields): boolean =>
  [signed.pspReference, signed.eventCode, signed.success].every((text) => word.test(text)) &&
  [signed.originalReference, signed.merchantReference].every((text) => wordOrNone.test(text)) &&
  /^-?\d{1,15}$/.test(amount.value) &&
  currencies.some((currency) => currency === amount.currency)

/** A signed field is of any length. */
const factLengthMax = 200

/** JSON leaves nothing in it that a text of the database refuses. */
const setAside = (
  signed: SignedFields,
  why: NotificationSetAside['why'],
): NotificationSetAside => ({
  why,
  digest: hash('sha256', textToSign(signed), 'hex'),
  facts: JSON.stringify(signed, (_name, value: unknown) =>
    typeof value === 'string' ? value.slice(0, factLengthMax) : value,
  ),
})

function notificationOf(item: Item): ProviderNotification {
  const { pspReference, originalReference, merchantReference, eventCode, success } = item.signed
  const { value, currency } = item.signed.amount
  const refundId = isId('rfd', merchantReference) ? merchantReference : undefined
  return {
    dedupeKey: `${eventCode}:${pspReference}:${success}`,
    kind: isCancelled(item) ? 'cancelled' : kindOfNews(eventCode, success === 'true', refundId),
    paymentId: isId('pay', merchantReference) ? merchantReference : undefined,
    refundId,
    reference: pspReference,
    originalReference: originalReference || undefined,
    amount: fromAdyenAmount({ value: Number(value), currency }),
    occurredAt: item.eventDate,
    ...(isPayoutReport(item) ? { reportAddress: item.reason } : {}),
  }
}

/** Of the reports that there are, that of a payout is of use. */
const isPayoutReport = ({ signed: { eventCode }, reason }: Item): boolean =>
  eventCode === 'REPORT_AVAILABLE' && reason.includes('settlement_detail_report')

/** Both ways no money came; the reason, which is not signed, chooses only what the shopper is told. */
const isCancelled = ({ signed: { eventCode, success }, reason }: Item): boolean =>
  eventCode === 'AUTHORISATION' && success !== 'true' && /cancel/i.test(reason)
