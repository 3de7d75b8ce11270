import type { FoundDocument } from '#domain/documents/find-sales-documents.ts'
import { documentNumber } from '#domain/documents/list-documents.ts'
import { nameDocument } from '#domain/documents/name-document.ts'
import type { Buyer, SalesDocument, ToPay } from '#domain/documents/sales-document.ts'
import type { Seller } from '#domain/documents/seller.ts'
import { type OrdererRow, readOrderer } from '#domain/orders/orderer.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { Deps } from './deps.ts'
import { sellerAt } from './sellers-of.ts'

/** Seller at the storefront of this key; at the one that is served where it is no more. */
export const sellerOf = (deps: SellerDeps, key: string): Seller => sellerAt(storefrontOf(deps, key))

type SellerDeps = Pick<Deps, 'storefront' | 'storefronts'>

/**
 * Document as it is written: the seller stands on it, the buyer in the order as long as the law
 * lets it.
 */
export function toSalesDocument(deps: SellerDeps, found: FoundDocument): SalesDocument {
  const { kind, content, correctedOn } = found
  const { correctedYear, correctedNumber, issuedOn, language, currency } = found
  const seller = content.seller ?? sellerOf(deps, found.storefront)
  const isCorrection = correctedYear !== null && correctedNumber !== null && correctedOn !== null
  return {
    ...{ kind, issuedOn, language, currency, content, seller, buyer: buyerOf(found) },
    number: documentNumber(found),
    toPay: toPayOf(deps, found),
    isReceipt: nameDocument(found) === 'receipt',
    orderNumber: found.orderNumber,
    orderedOn: found.orderedOn,
    customerReference: customerReferenceOf(found),
    corrects: isCorrection
      ? {
          number: documentNumber({
            ...{ kind: 'invoice', storefront: found.storefront },
            ...{ year: correctedYear, number: correctedNumber },
          }),
          issuedOn: correctedOn,
        }
      : undefined,
    totalCents: found.totalCents,
    vatCents: found.vatCents,
  }
}

/** Debt of a company when its invoice was made; the invoice goes on saying so once it is paid. */
function toPayOf(
  deps: SellerDeps,
  { kind, storefront: key, orderNumber, currency, owedCents, dueAt }: FoundDocument,
): ToPay | undefined {
  if (kind !== 'invoice' || owedCents === null || dueAt === null) return undefined
  const { organisation } = storefrontOf(deps, key)
  const { legalName: beneficiary, bankAccount = { iban: '', bic: '' } } = organisation
  return {
    amount: { currency, cents: owedCents },
    beneficiary,
    ...bankAccount,
    reference: orderNumber,
    until: dueAt,
  }
}

function storefrontOf({ storefront, storefronts }: SellerDeps, key: string): Storefront {
  return storefronts.find((known) => known.key === key) ?? storefront
}

/** Name of an order in a company's own books. */
export function customerReferenceOf(row: OrdererRow): string | undefined {
  const { customerType, contact } = readOrderer(row)
  return customerType === 'BUSINESS' ? contact.referenceNumber : undefined
}

/** Buyer as the invoice's addressee says; as the orderer where there is none. */
export function buyerOf(row: OrdererRow): Buyer {
  const { customerType, contact, billing } = readOrderer(row)
  const { firstName, lastName, email } = contact
  if (customerType === 'PRIVATE') return { firstName, lastName, ...billing, email }
  const { companyName } = contact
  const { invoiceEmail = email, ...addressee } = billing ?? {}
  return { firstName, lastName, companyName, ...addressee, email: invoiceEmail }
}
