import type { ChangePasswordProps } from '#storefront/components/account/change-password-modal.tsx'
import type { PackagePreviewProps } from '#storefront/components/basket/package-preview-modal.tsx'
import type { QuantityModalProps } from '#storefront/components/basket/quantity-modal.tsx'
import type { RemoveModalProps } from '#storefront/components/basket/remove-modal.tsx'
import type { FilterModalProps } from '#storefront/components/catalogue/filter-modal.tsx'
import type { LegalModalProps } from '#storefront/components/checkout/legal-modal.tsx'
import type { MenuProps } from '#storefront/components/frame/main-menu.tsx'
import type { AddedToBasketProps } from '#storefront/components/product/added-to-basket-modal.tsx'
import type { TestimonialsModalProps } from '#storefront/components/product/testimonials-modal.tsx'
import type { WrapperOverlayProps } from '#storefront/components/product/wrapper-overlay.tsx'
import type { PromoPopUpModalProps } from '#storefront/components/promo/promo-pop-up-modal.tsx'
import type { ErrorModalProps } from './error-modal.tsx'
import type { KnownModal } from './known-modals.ts'

/** Every modal of the shop, with what it needs to know. A new one gets a line here and one in the registry. */
export type Modals = {
  error: ErrorModalProps
  addedToBasket: AddedToBasketProps
  basketDeleteItem: RemoveModalProps
  filter: FilterModalProps
  countOfProducts: QuantityModalProps
  accountIdentify: object
  login: object
  changePassword: ChangePasswordProps
  deleteAccount: object
  packageItemPreview: PackagePreviewProps
  legal: LegalModalProps
  brands: object
  cookieSettings: object
  search: object
  menu: MenuProps
  storeSwitcher: object
  promoPopUp: PromoPopUpModalProps
  testimonialsMobile: TestimonialsModalProps
  wrapperOverlay: WrapperOverlayProps
}

/** A name that neither the specification nor our own list of reasons knows does not compile. */
type Known<Name extends KnownModal> = Name

export type ModalName = Known<keyof Modals>

/** Every modal is told how to go away. */
export type Closable = { onClosed: () => void }
