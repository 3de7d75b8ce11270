import { type ComponentType, lazy } from 'react'
import type { Closable, ModalName, Modals } from './modal-names.ts'

type Registry = { [Name in ModalName]: ComponentType<Modals[Name] & Closable> }

/** Each is fetched when it is opened for the first time; none weighs on a page that opens none. */
export const modalRegistry: Registry = {
  error: lazy(async () => ({ default: (await import('./error-modal.tsx')).ErrorModal })),
  addedToBasket: lazy(async () => ({
    default: (await import('#storefront/components/product/added-to-basket-modal.tsx'))
      .AddedToBasketModal,
  })),
  basketDeleteItem: lazy(async () => ({
    default: (await import('#storefront/components/basket/remove-modal.tsx')).RemoveModal,
  })),
  legal: lazy(async () => ({
    default: (await import('#storefront/components/checkout/legal-modal.tsx')).LegalModal,
  })),
}
