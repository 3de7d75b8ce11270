import type { CartContents, CartKind, CartOf, KeptContents, SetAside } from '#domain/cart/cart.ts'
import { stillNeeded } from '#domain/cart/delivery-modes.ts'
import { type GuestDetailsDocument, readGuestDetails } from '#domain/cart/guest-details.ts'
import { invariant } from '#kernel/invariant.ts'

/** JSON of a cart's row, one shape for all kinds. The release before reads and writes it too. */
export type CartDocument = {
  shipments: CartContents['shipments']
  details: GuestDetailsDocument | undefined
  refusedPromotions?: CartContents['refusedPromotions']
  setAside?: SetAside | undefined
  promotionCode?: CartOf<'basket'>['promotionCode']
  payingCards?: CartOf<'basket'>['payingCards']
  redeem?: CartOf<'redeem'>['redeem'] | undefined
  activates?: CartOf<'activation'>['activates'] | undefined
  activatedPrefix?: CartOf<'activation'>['activatedPrefix']
  quoteId?: CartOf<'quote'>['quoteId'] | undefined
  lines?: CartOf<'quote'>['lines'] | undefined
}

/**
 * Contents of a cart of this kind, an exchange without its cards. Leaves out fields of other kinds.
 */
export function readDocument(kind: CartKind, document: CartDocument): KeptContents {
  const { shipments, refusedPromotions } = document
  const details = document.details && readGuestDetails(document.details)
  const shared = { shipments, details, ...(refusedPromotions && { refusedPromotions }) }
  const { setAside, promotionCode, payingCards, redeem, activates, activatedPrefix } = document
  const { quoteId, lines } = document
  switch (kind) {
    case 'basket':
      return {
        ...{ ...shared, kind },
        ...(setAside && { setAside }),
        ...(promotionCode && { promotionCode }),
        ...(payingCards && { payingCards }),
      }
    case 'singleGift':
      return { ...shared, kind, ...(promotionCode && { promotionCode }) }
    case 'redeem':
      invariant(redeem !== undefined, 'An exchange keeps its choices.')
      return { ...shared, kind, redeem }
    case 'activation':
      invariant(activates !== undefined, 'An activation names its card.')
      return { ...shared, kind, activates, ...(activatedPrefix && { activatedPrefix }) }
    case 'quote':
      invariant(quoteId !== undefined && lines !== undefined, 'A quote keeps its prices.')
      return { ...shared, kind, quoteId, lines }
  }
}

/** JSON text of a cart's contents. Cards that pay an exchange are kept with its session only. */
export const writeDocument = (contents: KeptContents): string =>
  JSON.stringify({ ...sharedOf(contents), ...ownOf(contents) } satisfies CartDocument)

const sharedOf = ({ shipments, details, refusedPromotions }: KeptContents) => ({
  shipments,
  details,
  refusedPromotions,
})

function ownOf(contents: KeptContents): Partial<CartDocument> {
  switch (contents.kind) {
    case 'basket': {
      const { setAside, shipments, promotionCode, payingCards } = contents
      return {
        setAside: setAside && stillNeeded(setAside, shipments),
        promotionCode,
        payingCards,
      }
    }
    case 'singleGift':
      return { promotionCode: contents.promotionCode }
    case 'redeem':
      return { redeem: contents.redeem }
    case 'activation':
      return { activates: contents.activates, activatedPrefix: contents.activatedPrefix }
    case 'quote':
      return { quoteId: contents.quoteId, lines: contents.lines }
  }
}
