import { findMembership } from '#domain/companies/find-company.ts'
import { contentOf } from '#domain/documents/document.ts'
import { DocumentUnknown } from '#domain/documents/errors.ts'
import { findProForma } from '#domain/documents/find-pro-forma.ts'
import { findSalesDocument } from '#domain/documents/find-sales-documents.ts'
import type { PaperDocument } from '#domain/documents/sales-document.ts'
import { OrderNotYours } from '#domain/orders/errors.ts'
import { findOrderOwner, type OrderOwner } from '#domain/orders/find-order-owner.ts'
import { findTransfer, type Transfer } from '#domain/payments/transfers.ts'
import { dayOf } from '#domain/period.ts'
import { findAccount } from '#flows/accounts/find-account.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { drawTransferCode } from '#flows/orders/draw-transfer-code.ts'
import { ensureOwnOrder } from '#flows/orders/ensure-own-order.ts'
import type { Deps } from '#flows/shared/deps.ts'
import {
  buyerOf,
  customerReferenceOf,
  sellerOf,
  toSalesDocument,
} from '#flows/shared/sales-documents.ts'
import { maySeeInvoices } from '#kernel/company.ts'
import { proFormaName } from '#kernel/document-file.ts'
import type { OrderId } from '#kernel/ids.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'

type Question = ViewerKeys & { orderUuid: string; number: string }

/**
 * A document for whoever ordered. Throws `UuidInvalid` (3011), `OrderUnknown` (3300), `OrderNotYours` (3301), and
 * `DocumentUnknown` (3312) for a number that is none of this order, as of one that is not paid.
 */
export async function findOwnDocument(
  deps: Pick<Deps, 'db' | 'clock' | 'storefront' | 'storefronts' | 'drawBarcode'>,
  { number, ...asked }: Question,
): Promise<PaperDocument> {
  const { id } = await ensureReadsInvoices(deps, asked)
  if (number === proFormaName) return findOwnProForma(deps, { id, uuid: asked.orderUuid })
  const found = await findSalesDocument(deps.db, number, id)
  if (found === undefined) throw new DocumentUnknown()
  return toSalesDocument(deps, found)
}

/**
 * An order whose invoices the viewer may read: their own, or one of a company whose invoices they
 * see. Throws what `ensureOwnOrder` throws.
 */
async function ensureReadsInvoices(
  deps: Pick<Deps, 'db' | 'clock' | 'storefront'>,
  asked: ViewerKeys & { orderUuid: string },
): Promise<Pick<OrderOwner, 'id'>> {
  try {
    return await ensureOwnOrder(deps, asked)
  } catch (error) {
    if (!(error instanceof OrderNotYours)) throw error
    const order = await findOrderOwner(deps.db, asked.orderUuid)
    const account = await findAccount(deps, asked.sessionKey)
    if (account === undefined || !order?.companyId) throw error
    const member = { companyId: order.companyId, accountId: account.id }
    const membership = await findMembership(deps.db, member)
    if (membership === undefined || !maySeeInvoices(membership.role)) throw error
    return order
  }
}

/** Of an order that a company pays in advance, as long as it is waited for. */
async function findOwnProForma(
  deps: Pick<Deps, 'db' | 'clock' | 'storefront' | 'storefronts' | 'drawBarcode'>,
  { id, uuid }: { id: OrderId; uuid: string },
): Promise<PaperDocument> {
  const toPay = await findTransfer(deps.db, uuid)
  const found = toPay && isForCompanies(toPay) ? await findProForma(deps.db, id) : undefined
  if (toPay === undefined || found === undefined) throw new DocumentUnknown()
  const { lines, storefront, orderNumber, language, currency, orderedOn } = found
  const { totalCents, vatCents } = found
  const seller = sellerOf(deps, storefront)
  return {
    ...{ language, currency, orderedOn, totalCents, vatCents },
    ...{ kind: 'proForma', number: orderNumber, orderNumber, seller },
    toPay: { ...toPay, qrCode: drawTransferCode(deps, toPay) },
    isReceipt: false,
    issuedOn: dayOf(orderedOn),
    customerReference: customerReferenceOf(found),
    corrects: undefined,
    buyer: buyerOf(found),
    content: contentOf({ lines, tenders: [], seller }),
  }
}

const isForCompanies = ({ methodId }: Transfer): boolean =>
  findPaymentMethod(methodId)?.isForCompanies === true
