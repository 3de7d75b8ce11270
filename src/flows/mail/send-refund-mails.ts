import type { Mails } from '#domain/mail/mails.ts'
import { fullName } from '#domain/orders/order.ts'
import { loadRefundNotices, type RefundNotice } from '#domain/payments/load-refund-notices.ts'
import { markRefundsTold } from '#domain/payments/mark-refunds-told.ts'
import { orderUrl } from '#flows/shared/addresses.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { RefundId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { mailEach, type Unsent } from './mail-each.ts'
import type { MailDeps } from './send-card-mails.ts'

type RefundMailDeps = Omit<MailDeps, 'cardLinks'>

/**
 * Tells givers which cards could not be made and what comes back, each refund once; the mail's key is the
 * refund. An address that does not work is not tried again: the order page tells the same.
 */
export async function sendRefundMails(
  deps: RefundMailDeps,
  ids: readonly RefundId[],
): Promise<Unsent<RefundId>> {
  const notices = await loadRefundNotices(deps.db, ids)
  const { sent, rejected, unsent } = await mailEach(notices, {
    idOf: ({ refundId }) => refundId,
    send: (notice) => sendOne(deps, notice),
    reject: ({ refundId }) => deps.log.warn({ refundId }, 'The address of a giver does not work.'),
  })
  const done = [...sent, ...rejected].map(({ refundId }) => refundId)
  await inOneStatement(deps, (tx) => markRefundsTold(tx, { ids: done, now: deps.clock.now() }))
  deps.reached('refund-mail:recorded')
  return unsent
}

async function sendOne(deps: RefundMailDeps, notice: RefundNotice): Promise<void> {
  const written = await deps.mails.refund(describeRefund(deps, notice))
  deps.reached('refund-mail:before-send')
  await deps.mailer.send({
    key: `refund:${notice.refundId}`,
    to: { name: fullName(notice.contact), address: notice.contact.email },
    ...written,
  })
  deps.reached('refund-mail:sent')
}

function describeRefund(
  deps: Pick<MailDeps, 'storefront' | 'shopUrl'>,
  notice: RefundNotice,
): Mails['refund'] {
  const { language, currency, totalCents } = notice
  const money = (cents: number) => ({ currency, cents })
  const feeCents = totalCents - sum(notice.lines.map((line) => line.totalCents))
  return {
    language,
    shopName: deps.storefront.name,
    giverName: notice.contact.firstName,
    orderNumber: notice.referenceNumber,
    lines: notice.lines.map(({ title, quantity, receiverName, isForSelf, ...line }) => ({
      title: title[language],
      quantity,
      total: money(line.totalCents),
      receiver: isForSelf ? undefined : receiverName,
    })),
    fees: feeCents === 0 ? undefined : money(feeCents),
    total: money(totalCents),
    rest: restOf(notice),
    paymentMethod: notice.method,
    cardBrand: notice.brand ?? undefined,
    orderUrl: orderUrl(deps, notice),
    organisation: deps.storefront.organisation,
  }
}

function restOf({ hasRest, isRestDelivered }: RefundNotice): Mails['refund']['rest'] {
  if (!hasRest) return 'none'
  return isRestDelivered ? 'delivered' : 'onItsWay'
}
