import { DocumentUnknown } from '#domain/documents/errors.ts'
import { type FoundDocument, findSalesDocument } from '#domain/documents/find-sales-documents.ts'
import { documentNumber } from '#domain/documents/list-documents.ts'
import { nameDocument } from '#domain/documents/name-document.ts'
import type { Buyer, SalesDocument } from '#domain/documents/sales-document.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { ensureOwnOrder } from '#flows/orders/ensure-own-order.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { sellersOf } from './sellers-of.ts'

type Question = ViewerKeys & { orderUuid: string; number: string }

/**
 * A document for whoever ordered. Throws `UuidInvalid` (3011), `OrderUnknown` (3300), `OrderNotYours` (3301), and
 * `DocumentUnknown` (3312) for a number that is none of this order, as of one that is not paid.
 */
export async function findOwnDocument(
  deps: Pick<Deps, 'db' | 'clock' | 'storefront' | 'storefronts'>,
  { number, ...asked }: Question,
): Promise<SalesDocument> {
  const { id } = await ensureOwnOrder(deps, asked)
  const found = await findSalesDocument(deps.db, number, id)
  if (found === undefined) throw new DocumentUnknown()
  return toSalesDocument(deps, found)
}

/** What was found as it is written: who sold it stands on it, who bought it in the order as long as the law lets it. */
export function toSalesDocument(
  { storefront, storefronts }: Pick<Deps, 'storefront' | 'storefronts'>,
  found: FoundDocument,
): SalesDocument {
  const { kind, contact, content, correctedOn } = found
  const { correctedYear, correctedNumber, issuedOn, language, currency } = found
  const sellerOf = sellersOf([...storefronts, storefront])
  const seller = content.seller ?? sellerOf(found.storefront) ?? sellerOf(storefront.key)
  if (seller === undefined) throw new Error('The storefront that is served has a seller.')
  const isCorrection = correctedYear !== null && correctedNumber !== null && correctedOn !== null
  return {
    ...{ kind, issuedOn, language, currency, content, seller, buyer: buyerOf(found) },
    number: documentNumber(found),
    isReceipt: nameDocument(found) === 'receipt',
    orderNumber: found.orderNumber,
    orderedOn: found.orderedOn,
    customerReference: contact.referenceNumber,
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

function buyerOf({ billing, contact }: FoundDocument): Buyer {
  const { firstName, lastName, companyName } = contact
  return {
    ...{ firstName, lastName, companyName },
    ...billing,
    email: billing?.invoiceEmail ?? contact.email,
  }
}
