import { readOrderer } from '#domain/orders/orderer.ts'
import { type TransferNotice, transferMails } from '#domain/payments/transfer-mails.ts'
import { transferOf } from '#domain/payments/transfers.ts'
import { orderUrl } from '#flows/shared/addresses.ts'
import { greetedName } from '#kernel/greeted-name.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'
import { defineMailKind, type WriteDeps } from './define-mail-kind.ts'

/**
 * Tells givers whereto they transfer. The key is the payment. One whose address does not work counts as told: the order's
 * page shows the same.
 */
export const transferMail = defineMailKind(transferMails, {
  job: { name: 'send-transfer-mail', field: 'paymentId', prefixes: ['pay'] },
  write: async (deps, notice) => ({
    to: receiverOf(notice),
    ...(await deps.mails.transfer(describe(deps, notice))),
  }),
})

/** A company's invoices may have an address of their own. */
function receiverOf(notice: TransferNotice) {
  const { firstName: name, email } = notice.contact
  const invoiceEmail = invoicedCompany(notice)?.billing?.invoiceEmail
  return { name: greetedName(name), address: invoiceEmail ?? email }
}

/** Company that ordered, where it pays by invoice. */
function invoicedCompany(notice: TransferNotice) {
  const orderer = readOrderer(notice)
  return isByInvoice(notice) && orderer.customerType === 'BUSINESS' ? orderer : undefined
}

const isByInvoice = ({ method }: Pick<TransferNotice, 'method'>) =>
  findPaymentMethod(method)?.isForCompanies === true

function describe(deps: WriteDeps, notice: TransferNotice) {
  const { language, contact, referenceNumber, kind } = notice
  const company = invoicedCompany(notice)
  return {
    language,
    shopName: deps.storefront.name,
    organisation: deps.storefront.organisation,
    giverName: contact.firstName,
    orderNumber: referenceNumber,
    transfer: transferOf(notice),
    isActivation: kind === 'activation',
    invoice: company && {
      company: company.billing?.companyName,
      customerReference: company.contact.referenceNumber,
    },
    orderUrl: orderUrl(deps, notice),
  }
}
