import { accountTexts } from '#i18n/texts/account.ts'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { accountModalsTexts } from '#i18n/texts/account-modals.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { activationTexts } from '#i18n/texts/activation.ts'
import { addressTexts } from '#i18n/texts/address.ts'
import { addressBookTexts } from '#i18n/texts/address-book.ts'
import { awaitedTransfersTexts } from '#i18n/texts/awaited-transfers.ts'
import { balanceTexts } from '#i18n/texts/balance.ts'
import { basketTexts } from '#i18n/texts/basket.ts'
import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { brandsTexts } from '#i18n/texts/brands.ts'
import { browseTexts } from '#i18n/texts/browse.ts'
import { businessTexts } from '#i18n/texts/business.ts'
import { callOffTexts } from '#i18n/texts/call-off.ts'
import { cardTexts } from '#i18n/texts/card.ts'
import { cardDatesTexts } from '#i18n/texts/card-dates.ts'
import { cardEndTexts } from '#i18n/texts/card-end.ts'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { consentTexts } from '#i18n/texts/consent.ts'
import { contactTexts } from '#i18n/texts/contact.ts'
import { controlsTexts } from '#i18n/texts/controls.ts'
import { copyTexts } from '#i18n/texts/copy.ts'
import { deliveryDateTexts } from '#i18n/texts/delivery-date.ts'
import { earlyDeliveryTexts } from '#i18n/texts/early-delivery.ts'
import { errorScreensTexts } from '#i18n/texts/error-screens.ts'
import { errorsTexts } from '#i18n/texts/errors.ts'
import { favouritesTexts } from '#i18n/texts/favourites.ts'
import { fieldErrorsTexts } from '#i18n/texts/field-errors.ts'
import { filtersTexts } from '#i18n/texts/filters.ts'
import { finderTexts } from '#i18n/texts/finder.ts'
import { footerTexts } from '#i18n/texts/footer.ts'
import { formTexts } from '#i18n/texts/form.ts'
import { foundTexts } from '#i18n/texts/found.ts'
import { frameTexts } from '#i18n/texts/frame.ts'
import { giftLinkTexts } from '#i18n/texts/gift-link.ts'
import { informationTexts } from '#i18n/texts/information.ts'
import { keepGiftTexts } from '#i18n/texts/keep-gift.ts'
import { keptGiftsTexts } from '#i18n/texts/kept-gifts.ts'
import { layoutTexts } from '#i18n/texts/layout.ts'
import { legalTexts } from '#i18n/texts/legal.ts'
import { missedGiftTexts } from '#i18n/texts/missed-gift.ts'
import { myCardsTexts } from '#i18n/texts/my-cards.ts'
import { newsletterTexts } from '#i18n/texts/newsletter.ts'
import { newsletterLinkTexts } from '#i18n/texts/newsletter-link.ts'
import { offerTexts } from '#i18n/texts/offer.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import { orderAccountTexts } from '#i18n/texts/order-account.ts'
import { orderAgainTexts } from '#i18n/texts/order-again.ts'
import { orderMoneyTexts } from '#i18n/texts/order-money.ts'
import { orderOverviewTexts } from '#i18n/texts/order-overview.ts'
import { orderThanksTexts } from '#i18n/texts/order-thanks.ts'
import { paymentTexts } from '#i18n/texts/payment.ts'
import { paymentOutcomeTexts } from '#i18n/texts/payment-outcome.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { promoTexts } from '#i18n/texts/promo.ts'
import { quoteTexts } from '#i18n/texts/quote.ts'
import { receiverListTexts } from '#i18n/texts/receiver-list.ts'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import { redeemCheckoutTexts } from '#i18n/texts/redeem-checkout.ts'
import { reorderTexts } from '#i18n/texts/reorder.ts'
import { resultsTexts } from '#i18n/texts/results.ts'
import { savedProductsTexts } from '#i18n/texts/saved-products.ts'
import { searchTexts } from '#i18n/texts/search.ts'
import { singleGiftTexts } from '#i18n/texts/single-gift.ts'
import { switcherTexts } from '#i18n/texts/switcher.ts'
import { thankYouTexts } from '#i18n/texts/thank-you.ts'
import { uiTexts } from '#i18n/texts/ui.ts'
import { videoTexts } from '#i18n/texts/video.ts'
import { wrapperTexts } from '#i18n/texts/wrapper.ts'
import type { Language } from '#kernel/language.ts'

/** What is said around a page, whether it comes with the page or later. */
function wholeFrame(language: Language) {
  const frame = frameTexts[language]
  const { form, banner } = switcherTexts[language]
  return { ...frame, switcher: { ...frame.switcher, ...form }, banner }
}

/** Two areas that a journey reads as one. */
const both = <One extends object, Other extends object>(
  one: Readonly<Record<Language, One>>,
  other: Readonly<Record<Language, Other>>,
) => ({ nl: { ...one.nl, ...other.nl }, en: { ...one.en, ...other.en } })

/** What the screens say, by the same words: a journey in another language is the same journey. */
const areas = {
  accountEntry: accountEntryTexts,
  accountForm: accountFormTexts,
  accountModals: accountModalsTexts,
  accountPages: accountPagesTexts,
  addressBook: addressBookTexts,
  account: accountTexts,
  activation: activationTexts,
  reorder: reorderTexts,
  awaitedTransfers: awaitedTransfersTexts,
  balance: balanceTexts,
  basket: both(basketTexts, basketModalsTexts),
  brands: brandsTexts,
  browse: browseTexts,
  business: businessTexts,
  callOff: callOffTexts,
  card: cardTexts,
  cardDates: cardDatesTexts,
  cardEnd: cardEndTexts,
  address: addressTexts,
  checkout: both(checkoutTexts, both(paymentTexts, paymentOutcomeTexts)),
  consent: consentTexts,
  contact: contactTexts,
  copy: copyTexts,
  deliveryDate: deliveryDateTexts,
  earlyDelivery: earlyDeliveryTexts,
  favourites: favouritesTexts,
  fieldErrors: fieldErrorsTexts,
  filters: filtersTexts,
  finder: finderTexts,
  form: formTexts,
  found: foundTexts,
  frame: { nl: wholeFrame('nl'), en: wholeFrame('en') },
  giftLink: giftLinkTexts,
  information: informationTexts,
  footer: footerTexts,
  keepGift: keepGiftTexts,
  keptGifts: keptGiftsTexts,
  layout: layoutTexts,
  errorScreens: errorScreensTexts,
  legal: legalTexts,
  missedGift: missedGiftTexts,
  myCards: myCardsTexts,
  newsletterLink: newsletterLinkTexts,
  newsletter: newsletterTexts,
  offer: offerTexts,
  orderAgain: orderAgainTexts,
  order: both(orderTexts, both(orderThanksTexts, orderMoneyTexts)),
  orderAccount: orderAccountTexts,
  orderOverview: orderOverviewTexts,
  product: productTexts,
  promo: promoTexts,
  quote: quoteTexts,
  receiverList: receiverListTexts,
  redeem: both(redeemTexts, redeemCheckoutTexts),
  results: resultsTexts,
  savedProducts: savedProductsTexts,
  search: searchTexts,
  singleGift: singleGiftTexts,
  thankYou: thankYouTexts,
  ui: both(uiTexts, controlsTexts),
  video: videoTexts,
  wrapper: wrapperTexts,
  errors: errorsTexts,
}

type Areas = typeof areas

export type Texts = { readonly [Area in keyof Areas]: Areas[Area]['nl'] }

export const textsOf = (language: Language): Texts =>
  Object.fromEntries(Object.entries(areas).map(([area, texts]) => [area, texts[language]])) as Texts

/** Fills the simple `{places}` of a message. */
export const say = (message: string, values: Record<string, string> = {}): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

/** The message as a pattern, with anything in its placeholders. */
export const pattern = (message: string): RegExp =>
  new RegExp(
    message
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )
