/** What a list of products needs besides the products. Lists have seven routes and are still not needed by the front page. */
export const listParts = [
  'areas/catalogue/bar-panel',
  'areas/catalogue/chosen',
  'areas/catalogue/currency-sign',
  'areas/catalogue/filter-',
  'areas/catalogue/help-cell',
  'areas/catalogue/list-',
  'areas/catalogue/listed-kind',
  'areas/catalogue/load-product-list',
  'areas/catalogue/filtered-list',
  'areas/catalogue/nothing',
  'areas/catalogue/page-size',
  'areas/catalogue/product-list',
  'areas/catalogue/sort',
  'areas/catalogue/use-',
  'parts/seo/page-breadcrumbs',
]

/** Primitives that the front page does not need. */
export const spareParts = [
  'areas/basket/',
  'areas/redeem/',
  'kernel/card-brand-names',
  'kernel/clean-text',
  'kernel/common-web-address',
  'kernel/house-number',
  'kernel/number-in-street',
  'kernel/person-name',
  'kernel/plain-digits',
  'kernel/payment-methods',
  'kernel/address-parts',
  'kernel/country',
  'kernel/delivery-date',
  'kernel/guest-details',
  'kernel/kvk-number',
  'kernel/plain-letters',
  'kernel/postal-address',
  'kernel/postcode',
  'kernel/typed-amount',
  'kernel/vat-number',
  'kernel/wrapper',
  'parts/address-fields/',
  'parts/amounts/',
  'parts/delivery-date/',
  'parts/gift-form/',
  'parts/gift-wrap/',
  'parts/blocks/faq-data',
  'parts/change/',
  'parts/seo/schema-org',
  'ui/autofilled-choice',
  'ui/content-icon',
  'parts/measurement/consent',
  'parts/messages/empty-box',
  'parts/messages/error-rows',
  'parts/modals/confirm-modal',
  'parts/modals/keep-button',
  'parts/modals/use-error-modal',
  'parts/page/not-found',
  'parts/payment-marks/',
  'parts/redeem/',
  'ui/checkbox',
  'ui/next-in-cycle',
  'ui/breadcrumbs',
  'ui/pagination',
  'ui/price',
  'ui/radio-cards',
  'ui/filter-options',
  'ui/select',
  'ui/use-select',
  'ui/stepper',
  'ui/text-area',
]

/** What the pages of accounts share, which have twelve routes and are still not needed by the front page. */
export const accountParts = [
  'areas/account/',
  'kernel/characters',
  'kernel/error-codes',
  'kernel/password',
  'frame/page/texts-frame',
  'parts/account/account-pages',
  'parts/account/check-user',
  'parts/account/log-in.ts',
  'parts/account/password-',
  'parts/account/prefill',
  'parts/account/return-to',
  'parts/account/use-',
  'parts/legal/legal-link',
  'parts/legal/terms-checkbox',
  'parts/measurement/data-layer',
  'parts/measurement/events',
  'ui/toasts',
]

/** What the product's own form, the basket and checkout share. */
const orderingParts = [
  'kernel/characters',
  'kernel/typed-amount',
  'storefront/parts/amounts/price-rule',
  'storefront/parts/gift-form/(?!typed-gift|offer-giver)',
  'storefront/parts/gift-wrap/note-paper',
  'storefront/parts/measurement/events',
  'storefront/parts/measurement/use-measured',
  'storefront/parts/page/needs-script',
  'ui/radio-cards',
  'ui/stepper',
  'ui/text-area',
]

/** What stands around every page: named one by one, for what opens from it comes later. */
export const frameParts = [
  'areas/search/search-box',
  'frame/header/account-link',
  'frame/header/basket-link',
  'frame/header/header',
  'frame/header/logo',
  'frame/menu/gift-card-menu',
  'frame/menu/main-menu',
  'frame/menu/menu-button',
  'frame/page/error-page.tsx',
  'frame/page/language-frame',
  'frame/page/router-links',
  'frame/page/shop-frame',
  'frame/page/skip-link',
  'frame/page/top-bar',
  'frame/switcher/store-switcher-button',
  'parts/account/login-status',
  'parts/page/link-then-button',
  'parts/recently-viewed/recently-viewed',
  'parts/recently-viewed/viewed-products',
  'parts/search/',
  'root.tsx',
  'routes/frame/language.route',
  'routes/frame/shop-frame.route',
  'areas/finder/picks-id',
  'areas/finder/wish-select',
]

/** What is only read of a page. */
const stillParts = [
  'storefront/parts/blocks/(?:block-link|categories|fan-tiles|faq-block|guides|moments|rich-text|selling|spotlight|text)',
  'storefront/parts/tiles/',
  'ui/accordion',
]

/** What forms stand on. */
const fieldParts = [
  'i18n/texts/field-errors',
  'i18n/texts/form',
  'storefront/parts/captcha/use-captcha',
  'ui/form/email-field',
  'ui/form/form-fields',
  'ui/form/form-messages',
  'ui/form/kept-store',
  'ui/form/line-field',
  'ui/form/meant-email',
  'ui/form/error-summary',
  'ui/form/use-',
  'ui/field-error',
  'ui/focus-first-problem',
  'ui/message-row',
  'ui/take-focus',
  'ui/text-field',
  'ui/use-field-ids',
]

/** The half of forms that checks and sends, loaded when a visitor turns to a form. */
const formParts = [
  'kernel/account-input',
  'kernel/agreement',
  'kernel/card-number-mask',
  'kernel/choice-card',
  'kernel/contact-message',
  'kernel/email',
  'kernel/gift-input',
  'kernel/message-to-shop',
  'kernel/newsletter-subscription',
  'kernel/note',
  'kernel/person-name',
  'kernel/phone',
  'kernel/reference',
  'ui/form/kept-text',
  'ui/form/send-form',
]

const anyOf = (parts: readonly string[]): string => `(?:${parts.join('|')})`

/** What nearly every page needs comes in a few files: thirty small ones compress badly. */
export const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'shop',
    test: new RegExp(
      `^(?!.*${anyOf([...listParts, ...spareParts, ...accountParts, ...stillParts, ...fieldParts, ...formParts])}).*(?:use-intl|src/(?:storefront|ui|kernel|i18n/formats))`,
    ),
    minShareCount: 9,
  },
  // Before what would keep them, though others need them too.
  { name: 'fields', test: new RegExp(`src/${anyOf(fieldParts)}`) },
  {
    name: 'redeem',
    test: /src\/storefront\/(?:areas|parts)\/redeem\//,
    minShareCount: 2,
  },
  {
    name: 'address',
    test: /src\/(?:kernel\/(?:address-parts|country|postcode)|i18n\/invoice-lines|ui\/(?:select|use-select|autofilled-choice)\.)/,
  },
  { name: 'content-icons', test: /src\/ui\/content-icon/ },
  { name: 'empty-box', test: /src\/storefront\/parts\/messages\/empty-box/ },
  { name: 'schema-org', test: /src\/storefront\/parts\/seo\/schema-org/ },
  {
    name: 'gift',
    test: /src\/(?:storefront\/parts\/gift-(?:link|wrap)\/(?!note-paper)|i18n\/texts\/gift-link)/,
  },
  { name: 'still', test: new RegExp(`src/${anyOf(stillParts)}`) },
  { name: 'ordering', test: new RegExp(`src/${anyOf(orderingParts)}`), minShareCount: 2 },
  {
    name: 'list',
    test: new RegExp(`src/storefront/${anyOf(listParts)}`),
    minShareCount: 2,
  },
  { name: 'shop', test: new RegExp(`src/storefront/${anyOf(frameParts)}`) },
  {
    name: 'forms',
    test: new RegExp(`node_modules/(?:@conform-to|valibot)/|src/${anyOf(formParts)}`),
  },
  {
    name: 'account',
    test: /src\/storefront\/(?:areas\/account\/|parts\/account\/(?:account-pages|return-to|check-user|log-in|password-|prefill|use-))/,
    minShareCount: 2,
  },
]
