import type { ProviderNotification } from '#domain/payments/provider.ts'
import { isId } from '#kernel/ids.ts'
import type { AdyenOptions } from './adyen-options.ts'
import { fromAdyenAmount } from './amount.ts'
import { isSameSecret, isSignedBy, type SignedFields } from './hmac.ts'
import { kindOfNews } from './kind-of-news.ts'

type Item = SignedFields & { eventDate: string; reason: string; signature: string }

type Webhook = { body: unknown; authorization: string | undefined }

type WebhookAccount = Pick<
  AdyenOptions,
  'environment' | 'merchantAccount' | 'hmacKeys' | 'webhookUser' | 'webhookPassword'
>

/**
 * Reads every item of a webhook whose caller knows the password and whose signature is Adyen's, for this
 * account and environment. Amount and success are signed; reason, date and additional data are not.
 */
export function readWebhook(
  account: WebhookAccount,
  { body, authorization }: Webhook,
): { notifications: ProviderNotification[]; rejectedCount: number } {
  const items = itemsOf(body)
  const { webhookUser, webhookPassword } = account
  const wanted = `Basic ${Buffer.from(`${webhookUser}:${webhookPassword}`).toString('base64')}`
  if (items.length === 0 || !isSameSecret(authorization ?? '', wanted))
    return { notifications: [], rejectedCount: Math.max(items.length, 1) }
  const isOurWorld = (body as { live?: unknown }).live === String(account.environment === 'live')
  const notifications: ProviderNotification[] = []
  for (const raw of items) {
    const item = parseItem(raw)
    const isGenuine =
      isOurWorld &&
      item?.merchantAccountCode === account.merchantAccount &&
      isSignedBy(item, item.signature, account.hmacKeys)
    if (item && isGenuine) notifications.push(notificationOf(item))
  }
  return { notifications, rejectedCount: items.length - notifications.length }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function itemsOf(body: unknown): readonly unknown[] {
  const items = isObject(body) ? body.notificationItems : undefined
  if (!Array.isArray(items)) return []
  return items.map((item: unknown) => (isObject(item) ? item.NotificationRequestItem : undefined))
}

function parseItem(raw: unknown): Item | undefined {
  if (!isObject(raw) || !isObject(raw.amount) || !isObject(raw.additionalData)) return undefined
  const { value, currency } = raw.amount
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return undefined
  const text = (field: unknown) => (typeof field === 'string' ? field : '')
  return {
    pspReference: text(raw.pspReference),
    originalReference: text(raw.originalReference) || undefined,
    merchantAccountCode: text(raw.merchantAccountCode),
    merchantReference: text(raw.merchantReference),
    amount: { value, currency: text(currency) },
    eventCode: text(raw.eventCode),
    success: text(raw.success),
    eventDate: text(raw.eventDate),
    reason: text(raw.reason),
    signature: text(raw.additionalData.hmacSignature),
  }
}

function notificationOf(item: Item): ProviderNotification {
  const { pspReference, originalReference, merchantReference, eventCode, success } = item
  const refundId = isId('rfd', merchantReference) ? merchantReference : undefined
  return {
    dedupeKey: `${eventCode}:${pspReference}:${success}`,
    kind: isCancelled(item) ? 'cancelled' : kindOfNews(eventCode, success === 'true', refundId),
    paymentId: isId('pay', merchantReference) ? merchantReference : undefined,
    refundId,
    reference: pspReference,
    originalReference,
    amount: fromAdyenAmount(item.amount),
    occurredAt: item.eventDate,
    ...(isPayoutReport(item) ? { reportAddress: item.reason } : {}),
  }
}

/** Of the reports that there are, that of a payout is of use. */
const isPayoutReport = ({ eventCode, reason }: Item): boolean =>
  eventCode === 'REPORT_AVAILABLE' && reason.includes('settlement_detail_report')

/** Both ways no money came; the reason, which is not signed, chooses only what the shopper is told. */
const isCancelled = ({ eventCode, success, reason }: Item): boolean =>
  eventCode === 'AUTHORISATION' && success !== 'true' && /cancel/i.test(reason)
