import type {
  ProductFormFragment,
  WrappingOnOfferFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { deliveryToKeep } from '#storefront/parts/address-book/to-keep.ts'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { keptGiftName } from '#storefront/parts/gift-form/gift-form.ts'
import { type GiftFormState, useGiftChoice } from '#storefront/parts/gift-form/use-gift-choice.ts'
import { useGiftProblems } from '#storefront/parts/gift-form/use-gift-problems.ts'
import type { StartedGift } from '#storefront/parts/gift-wish/started-gift.ts'
import { addToCart } from '#storefront/parts/measurement/events.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'

type GiftToBuy = {
  begun: StartedGift | undefined
  wrappings: readonly WrappingOnOfferFragment[]
}

export type ProductGiftState = ReturnType<typeof useGiftForm> & Pick<GiftFormState, 'asksPhone'>

/** The form of a gift card: what is chosen, what it costs, and putting it in the basket. */
export function useGiftForm(product: ProductFormFragment, { begun, wrappings }: GiftToBuy) {
  const openModal = useModals()
  const gift = useGiftChoice(product, { begun, wrappings })
  const { choice, rule, unitPrice, book } = gift
  const form = useShopForm({
    name: keptGiftName(product.id),
    load: async () => {
      const { addGift } = await import('./add-gift.ts')
      return addGift({ productId: product.id, choice, rule })
    },
    fieldErrorMessage: useGiftProblems(rule),
    showOther: (message) => openModal('error', { message }),
    judgesOnLeaving: true,
    onDone: async ({ quantity, receiver, address }, { order }) => {
      void refreshBasketCount()
      addToCart(product, unitPrice, quantity)
      const packages = order?.shipments.flatMap((shipment) => shipment.packages) ?? []
      const onlyPackageId = packages.length === 1 ? packages[0]?.id : undefined
      const name = receiver?.name
      openModal('addedToBasket', { product, quantity, unitPrice, name, onlyPackageId })
      await book?.keep('delivery', deliveryToKeep(address, name, book.owner))
    },
  })
  return { ...gift, form }
}
