import type { Payment } from './payments.ts'

/** One `NotificationRequestItem`, without its signature. `success` is a text, never a boolean. */
export type NotificationItem = {
  additionalData: Record<string, string>
  amount: { currency: string; value: number }
  eventCode: string
  eventDate: string
  merchantAccountCode: string
  merchantReference: string
  originalReference?: string
  operations?: readonly string[]
  paymentMethod: string
  pspReference: string
  reason: string
  success: 'true' | 'false'
}

export type News = {
  eventCode: string
  isSuccess: boolean
  reason?: string | undefined
  /** What a modification is about; a payment's own news has none. */
  modification?: {
    pspReference: string
    reference: string | undefined
    amountValue?: number | undefined
  }
  additionalData?: Record<string, string>
}

/** The news on a payment in the shape in which the shop hears it. */
export function notificationItem(
  payment: Payment,
  news: News,
  about: { merchantAccount: string; atMs: number },
): NotificationItem {
  const { modification } = news
  const isPaid = news.eventCode === 'AUTHORISATION' && news.isSuccess
  return {
    additionalData: news.additionalData ?? {},
    amount: {
      currency: payment.amount.currency,
      value: modification?.amountValue ?? payment.amount.value,
    },
    eventCode: news.eventCode,
    eventDate: new Date(about.atMs).toISOString().replace(/\.\d+Z$/, '+00:00'),
    merchantAccountCode: about.merchantAccount,
    merchantReference: modification?.reference ?? payment.merchantReference,
    ...(modification ? { originalReference: payment.pspReference } : {}),
    ...(isPaid ? { operations: ['CANCEL', 'CAPTURE', 'REFUND'] } : {}),
    paymentMethod: payment.brand ?? payment.method,
    pspReference: modification?.pspReference ?? payment.pspReference,
    reason: news.reason ?? '',
    success: news.isSuccess ? 'true' : 'false',
  }
}
