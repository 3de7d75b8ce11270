import type { ComponentType } from 'react'
import { ErrorModal } from '#storefront/parts/modals/error-modal.tsx'
import type { BuiltModal } from '#storefront/parts/modals/known-modals.ts'
import type { Closable, Modals } from '#storefront/parts/modals/modal-names.ts'

/** A modal that is listed as built and missing here does not compile. */
type Registry = { [Name in BuiltModal]: () => Promise<ComponentType<Modals[Name] & Closable>> }

/** Each but the modal of errors is fetched when it is opened; none weighs on a page that opens none. */
export const modalRegistry: Registry = {
  error: async () => ErrorModal,
  addedToBasket: async () =>
    (await import('#storefront/areas/product/added-to-basket-modal.tsx')).AddedToBasketModal,
  basketDeleteItem: async () =>
    (await import('#storefront/areas/basket/remove-modal.tsx')).RemoveModal,
  basketGuestOrder: async () =>
    (await import('#storefront/areas/checkout/guest-order-modal.tsx')).GuestOrderModal,
  businessProductPageForm: async () =>
    (await import('#storefront/areas/business/business-form-modal.tsx')).BusinessFormModal,
  bookedAddress: async () =>
    (await import('#storefront/areas/account/booked-address-modal.tsx')).BookedAddressModal,
  receiversFromBook: async () =>
    (await import('#storefront/areas/receiver-list/book-modal.tsx')).ReceiversFromBookModal,
  removeAddress: async () =>
    (await import('#storefront/areas/account/remove-address-modal.tsx')).RemoveAddressModal,
  removeKeptGift: async () =>
    (await import('#storefront/areas/account/remove-kept-gift-modal.tsx')).RemoveKeptGiftModal,
  brands: async () => (await import('#storefront/areas/brands/brands-modal.tsx')).BrandsModal,
  cancelShipment: async () =>
    (await import('#storefront/areas/order/cancel-shipment-modal.tsx')).CancelShipmentModal,
  cookieSettings: async () =>
    (await import('#storefront/frame/consent/cookie-settings-modal.tsx')).CookieSettingsModal,
  declineQuote: async () =>
    (await import('#storefront/areas/quote/decline-quote-modal.tsx')).DeclineQuoteModal,
  filter: async () => (await import('#storefront/areas/catalogue/filter-modal.tsx')).FilterModal,
  checkoutOrderOverview: async () =>
    (await import('#storefront/areas/checkout/order-overview-modal.tsx'))
      .CheckoutOrderOverviewModal,
  productOrderOverview: async () =>
    (await import('#storefront/areas/product/order-overview-modal.tsx')).ProductOrderOverviewModal,
  countOfProducts: async () =>
    (await import('#storefront/areas/basket/quantity-modal.tsx')).QuantityModal,
  deliveryDateAndTime: async () =>
    (await import('#storefront/areas/basket/delivery-date-modal.tsx')).DeliveryDateModal,
  accountIdentify: async () =>
    (await import('#storefront/areas/account/account-identify-modal.tsx')).AccountIdentifyModal,
  login: async () => (await import('#storefront/areas/account/login-modal.tsx')).LoginModal,
  accountOrderDetails: async () =>
    (await import('#storefront/areas/order/account-order-details-modal.tsx'))
      .AccountOrderDetailsModal,
  reorderProductDetails: async () =>
    (await import('#storefront/areas/order/reorder-product-details-modal.tsx'))
      .ReorderProductDetailsModal,
  orderDetails: async () =>
    (await import('#storefront/areas/order/order-details-modal.tsx')).OrderDetailsModal,
  changePassword: async () =>
    (await import('#storefront/areas/account/change-password-modal.tsx')).ChangePasswordModal,
  changeEmail: async () =>
    (await import('#storefront/areas/account/change-email-modal.tsx')).ChangeEmailModal,
  addPasskey: async () =>
    (await import('#storefront/areas/account/add-passkey-modal.tsx')).AddPasskeyModal,
  deletePasskey: async () =>
    (await import('#storefront/areas/account/delete-passkey-modal.tsx')).DeletePasskeyModal,
  deletePassword: async () =>
    (await import('#storefront/areas/account/delete-password-modal.tsx')).DeletePasswordModal,
  companyMember: async () =>
    (await import('#storefront/areas/account/company-member-modal.tsx')).CompanyMemberModal,
  removeCompanyMember: async () =>
    (await import('#storefront/areas/account/remove-company-member-modal.tsx'))
      .RemoveCompanyMemberModal,
  leaveCompany: async () =>
    (await import('#storefront/areas/account/leave-company-modal.tsx')).LeaveCompanyModal,
  deleteReceiver: async () =>
    (await import('#storefront/areas/basket/delete-receiver-modal.tsx')).DeleteReceiverModal,
  deliveryReceiver: async () =>
    (await import('#storefront/areas/basket/delivery-receiver-modal.tsx')).DeliveryReceiverModal,
  editReceiverConfirmation: async () =>
    (await import('#storefront/areas/basket/edit-receiver-modal.tsx')).EditReceiverModal,
  productDeliveryOverview: async () =>
    (await import('#storefront/areas/basket/delivery-overview-modal.tsx')).DeliveryOverviewModal,
  productDeliveryReceivers: async () =>
    (await import('#storefront/areas/basket/choose-receiver-modal.tsx')).ChooseReceiverModal,
  resetReceiverConfirmation: async () =>
    (await import('#storefront/areas/basket/reset-receiver-modal.tsx')).ResetReceiverModal,
  deleteAccount: async () =>
    (await import('#storefront/areas/account/delete-account-modal.tsx')).DeleteAccountModal,
  giftPackingPreview: async () =>
    (await import('#storefront/parts/gift-form/packing-preview-modal.tsx')).PackingPreviewModal,
  packageItemPreview: async () =>
    (await import('#storefront/areas/basket/package-preview-modal.tsx')).PackagePreviewModal,
  legal: async () => (await import('#storefront/parts/legal/legal-modal.tsx')).LegalModal,
  search: async () => (await import('#storefront/areas/search/search-modal.tsx')).SearchModal,
  menu: async () => (await import('#storefront/frame/menu/menu-modal.tsx')).MenuModal,
  storeSwitcher: async () =>
    (await import('#storefront/frame/switcher/store-switcher-modal.tsx')).StoreSwitcherModal,
  promoPopUp: async () =>
    (await import('#storefront/frame/promo/promo-pop-up-modal.tsx')).PromoPopUpModal,
  testimonialsMobile: async () =>
    (await import('#storefront/areas/product/testimonials-modal.tsx')).TestimonialsModal,
  alternativeChoice: async () =>
    (await import('#storefront/areas/redeem/alternative-modal.tsx')).AlternativeModal,
  redeemAddExtraCard: async () =>
    (await import('#storefront/areas/redeem/add-card-modal.tsx')).AddCardModal,
  redeemBasket: async () => (await import('#storefront/areas/redeem/basket-modal.tsx')).BasketModal,
  redeemCardNumber: async () =>
    (await import('#storefront/areas/redeem/card-number-modal.tsx')).CardNumberModal,
  redeemGiftCard: async () =>
    (await import('#storefront/areas/redeem/choose-modal.tsx')).ChooseModal,
  redeemGuestOrderForm: async () =>
    (await import('#storefront/areas/redeem/redeem-guest-order-modal.tsx')).RedeemGuestOrderModal,
  redeemGuestDelivery: async () =>
    (await import('#storefront/areas/redeem/guest-delivery-modal.tsx')).GuestDeliveryModal,
  redeemNiceToKnowInformation: async () =>
    (await import('#storefront/areas/redeem/nice-to-know-modal.tsx')).NiceToKnowModal,
  redeemReset: async () => (await import('#storefront/areas/redeem/reset-modal.tsx')).ResetModal,
  redeemShopIframe: async () =>
    (await import('#storefront/areas/redeem/shop-iframe-modal.tsx')).ShopIframeModal,
  redeemShopMoreInformation: async () =>
    (await import('#storefront/areas/redeem/more-information-modal.tsx')).MoreInformationModal,
  wrapperOverlay: async () =>
    (await import('#storefront/areas/product/wrapper-overlay.tsx')).WrapperOverlay,
}
