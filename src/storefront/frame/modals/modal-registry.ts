import { type ComponentType, lazy } from 'react'
import { ErrorModal } from '#storefront/parts/modals/error-modal.tsx'
import type { Closable, ModalName, Modals } from '#storefront/parts/modals/modal-names.ts'

type Registry = { [Name in ModalName]: ComponentType<Modals[Name] & Closable> }

/** A modal that cannot be loaded shows an error and leaves the page as it was. */
const fetched = <Props>(load: () => Promise<ComponentType<Props & Closable>>) =>
  lazy(async () => ({
    default: await load().catch((): ComponentType<Props & Closable> => ErrorModal),
  }))

/**
 * Each is fetched when it is opened for the first time; none weighs on a page that opens none. The modal of
 * errors is always there: the shop that cannot be reached is what it has to tell.
 */
export const modalRegistry: Registry = {
  error: ErrorModal,
  addedToBasket: fetched(
    async () =>
      (await import('#storefront/areas/product/added-to-basket-modal.tsx')).AddedToBasketModal,
  ),
  basketDeleteItem: fetched(
    async () => (await import('#storefront/areas/basket/remove-modal.tsx')).RemoveModal,
  ),
  brands: fetched(
    async () => (await import('#storefront/areas/brands/brands-modal.tsx')).BrandsModal,
  ),
  cookieSettings: fetched(
    async () =>
      (await import('#storefront/frame/consent/cookie-settings-modal.tsx')).CookieSettingsModal,
  ),
  filter: fetched(
    async () => (await import('#storefront/areas/catalogue/filter-modal.tsx')).FilterModal,
  ),
  countOfProducts: fetched(
    async () => (await import('#storefront/areas/basket/quantity-modal.tsx')).QuantityModal,
  ),
  accountIdentify: fetched(
    async () =>
      (await import('#storefront/areas/account/account-identify-modal.tsx')).AccountIdentifyModal,
  ),
  login: fetched(
    async () => (await import('#storefront/areas/account/login-modal.tsx')).LoginModal,
  ),
  changePassword: fetched(
    async () =>
      (await import('#storefront/areas/account/change-password-modal.tsx')).ChangePasswordModal,
  ),
  deleteAccount: fetched(
    async () =>
      (await import('#storefront/areas/account/delete-account-modal.tsx')).DeleteAccountModal,
  ),
  packageItemPreview: fetched(
    async () =>
      (await import('#storefront/areas/basket/package-preview-modal.tsx')).PackagePreviewModal,
  ),
  legal: fetched(async () => (await import('#storefront/parts/legal/legal-modal.tsx')).LegalModal),
  search: fetched(
    async () => (await import('#storefront/areas/search/search-modal.tsx')).SearchModal,
  ),
  menu: fetched(async () => (await import('#storefront/frame/menu/menu-modal.tsx')).MenuModal),
  storeSwitcher: fetched(
    async () =>
      (await import('#storefront/frame/switcher/store-switcher-modal.tsx')).StoreSwitcherModal,
  ),
  promoPopUp: fetched(
    async () => (await import('#storefront/frame/promo/promo-pop-up-modal.tsx')).PromoPopUpModal,
  ),
  testimonialsMobile: fetched(
    async () =>
      (await import('#storefront/areas/product/testimonials-modal.tsx')).TestimonialsModal,
  ),
  wrapperOverlay: fetched(
    async () => (await import('#storefront/areas/product/wrapper-overlay.tsx')).WrapperOverlay,
  ),
}
