import type { Mails } from '#domain/mail/mails.ts'
import { type RefundNotice, refundMails } from '#domain/payments/refund-mails.ts'
import { orderUrl } from '#flows/shared/addresses.ts'
import { sum } from '#kernel/money.ts'
import { choiceCardsMethod } from '#kernel/payment-methods.ts'
import { defineMailKind, type WriteDeps } from './define-mail-kind.ts'

/**
 * Tells givers what comes back and why: cards that could not be made or were taken back, a favour, a card of their own that
 * had no more when the rest was paid, money that came twice or unlike it was asked. The key is the refund. One whose address
 * does not work counts as told: the order page tells the same.
 */
export const refundMail = defineMailKind(refundMails, {
  job: { name: 'send-refund-mail', field: 'refundId', prefixes: ['rfd'] },
  write: async (deps, notice) => ({
    to: { name: notice.contact.firstName, address: notice.contact.email },
    ...(await deps.mails.refund(describeRefund(deps, notice))),
  }),
})

function describeRefund(deps: WriteDeps, notice: RefundNotice): Mails['refund'] {
  const { language, currency, totalCents } = notice
  const money = (cents: number) => ({ currency, cents })
  const worthCents = sum(notice.lines.map((line) => line.totalCents))
  const moreCents = notice.lines.length === 0 ? 0 : totalCents - worthCents
  return {
    why: notice.reason,
    language,
    shopName: deps.storefront.name,
    giverName: notice.contact.firstName,
    orderNumber: notice.referenceNumber,
    lines: notice.lines.map(({ title, quantity, receiverName, isForSelf, isPack, ...line }) => ({
      title: title[language],
      ...{ quantity, isPack },
      total: money(line.totalCents),
      receiver: isForSelf ? undefined : receiverName,
    })),
    fees: moreCents > 0 ? money(moreCents) : undefined,
    less: moreCents < 0 ? money(-moreCents) : undefined,
    total: money(totalCents),
    rest: restOf(notice),
    paymentMethod: notice.method ?? choiceCardsMethod.id,
    onCards: notice.onCardsCents === 0 ? undefined : money(notice.onCardsCents),
    cardBrand: notice.brand ?? undefined,
    orderUrl: orderUrl(deps, notice),
    organisation: deps.storefront.organisation,
  }
}

function restOf({ hasRest, isRestDelivered }: RefundNotice): Mails['refund']['rest'] {
  if (!hasRest) return 'none'
  return isRestDelivered ? 'delivered' : 'onItsWay'
}
