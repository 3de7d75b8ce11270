import {
  claimTransferNotices,
  markTransfersTold,
  type Transfer,
  type TransferNotice,
} from '#domain/payments/transfers.ts'
import { orderUrl } from '#flows/shared/addresses.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'
import type { MailDeps } from './send-card-mails.ts'
import { sendEach } from './send-each.ts'

type TransferDeps = Omit<MailDeps, 'cardLinks'>

/**
 * Tells givers whereto they transfer, each payment once. One whose address does not work counts as told: the order's page
 * shows the same.
 */
export const sendTransferMails = (deps: TransferDeps, ids: readonly PaymentId[]): Promise<void> =>
  sendEach(deps, ids, {
    kind: 'transfer',
    claim: claimTransferNotices,
    write: async (notice) => ({
      to: receiverOf(notice),
      ...(await deps.mails.transfer(describe(deps, notice))),
    }),
    markSent: (one, { items, now }) =>
      markTransfersTold(one, { ids: items.map(({ paymentId }) => paymentId), now }),
    markFailed: (one, { item, now }) => markTransfersTold(one, { ids: [item.paymentId], now }),
  })

/** A company's invoices may have an address of their own. */
function receiverOf({ contact, billing, transfer }: TransferNotice) {
  const { firstName: name, email } = contact
  const invoiceEmail = isByInvoice(transfer) ? billing?.invoiceEmail : undefined
  return { name, address: invoiceEmail ?? email }
}

const isByInvoice = ({ methodId }: Transfer) => findPaymentMethod(methodId)?.isForCompanies === true

function describe(deps: Pick<MailDeps, 'storefront' | 'shopUrl'>, notice: TransferNotice) {
  const { language, contact, billing, referenceNumber, transfer, isActivation } = notice
  return {
    language,
    shopName: deps.storefront.name,
    organisation: deps.storefront.organisation,
    giverName: contact.firstName,
    orderNumber: referenceNumber,
    ...{ transfer, isActivation },
    invoice: isByInvoice(transfer)
      ? { company: billing?.companyName, customerReference: contact.referenceNumber }
      : undefined,
    orderUrl: orderUrl(deps, notice),
  }
}
