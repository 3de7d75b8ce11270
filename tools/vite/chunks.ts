/** What a list of products needs besides the products. Lists have seven routes and are still not needed by the front page. */
export const listParts = [
  'areas/catalogue/bar-panel',
  'areas/catalogue/chosen',
  'areas/catalogue/currency-sign',
  'areas/catalogue/filter-',
  'areas/catalogue/help-cell',
  'areas/catalogue/list-',
  'areas/catalogue/load-product-list',
  'areas/catalogue/filtered-list',
  'areas/catalogue/nothing',
  'areas/catalogue/product-list',
  'areas/catalogue/sort',
  'areas/catalogue/use-',
  'parts/seo/page-breadcrumbs',
]

/** Primitives that the front page does not need. */
export const spareParts = [
  'ui/checkbox',
  'ui/breadcrumbs',
  'ui/pagination',
  'ui/radio-cards',
  'ui/stepper',
]

/** What the pages of accounts share, which have twelve routes and are still not needed by the front page. */
export const accountParts = [
  'areas/account/',
  'kernel/characters',
  'kernel/error-codes',
  'kernel/password',
  'frame/page/texts-frame',
  'parts/account/account-pages',
  'parts/account/return-to',
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
  'storefront/parts/gift-wrap/note-paper',
  'storefront/parts/measurement/events',
  'storefront/parts/measurement/use-measured',
  'storefront/parts/page/needs-script',
  'storefront/ui/radio-cards',
  'storefront/ui/stepper',
  'storefront/ui/text-area',
]

/** What stands around every page: named one by one, for what opens from it comes later. */
export const frameParts = [
  'areas/newsletter/newsletter-band',
  'areas/newsletter/newsletter-form',
  'areas/search/search-box',
  'areas/search/search-open',
  'frame/footer/footer',
  'frame/footer/organisation-column',
  'frame/footer/sister-shops',
  'frame/footer/social-links',
  'frame/header/account-link',
  'frame/header/basket-link',
  'frame/header/header',
  'frame/header/logo',
  'frame/menu/gift-card-menu',
  'frame/menu/main-menu',
  'frame/menu/menu-button',
  'frame/page/delay-banner',
  'frame/page/error-page',
  'frame/page/language-frame',
  'frame/page/router-links',
  'frame/page/shop-frame',
  'frame/page/skip-link',
  'frame/page/top-bar',
  'frame/switcher/store-switcher-button',
  'parts/account/login-status',
  'parts/captcha/use-captcha',
  'parts/form/email-field',
  'parts/form/form-fields',
  'parts/form/form-messages',
  'parts/form/kept-store',
  'parts/form/line-field',
  'parts/form/problem-summary',
  'parts/form/use-kept-text',
  'parts/form/use-form-errors',
  'parts/form/use-say-problem',
  'parts/form/use-shop-form',
  'parts/messages/empty-box',
  'parts/messages/not-found-picture',
  'parts/page/link-then-button',
  'parts/payment-marks/payment-logos',
  'parts/payment-marks/payment-mark',
  'parts/search/search-text',
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
  'kernel/guest-details',
  'kernel/message-to-shop',
  'kernel/newsletter-subscription',
  'kernel/note',
  'kernel/person-name',
  'kernel/phone',
  'kernel/vat-number',
  'storefront/parts/form/kept-text',
  'storefront/parts/form/send-form',
]

const anyOf = (parts: readonly string[]): string => `(?:${parts.join('|')})`

/** What nearly every page needs comes in a few files: thirty small ones compress badly. */
export const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'shop',
    test: new RegExp(
      `^(?!.*${anyOf([...listParts, ...spareParts, ...accountParts, ...formParts])}).*(?:use-intl|src/(?:storefront|kernel|i18n/formats))`,
    ),
    minShareCount: 6,
  },
  { name: 'ordering', test: new RegExp(`src/${anyOf(orderingParts)}`), minShareCount: 2 },
  {
    name: 'list',
    test: new RegExp(`src/storefront/${anyOf(listParts)}`),
    minShareCount: 2,
  },
  { name: 'frame', test: new RegExp(`src/storefront/${anyOf(frameParts)}`) },
  // After the frame, which keeps what both need.
  {
    name: 'forms',
    test: new RegExp(`node_modules/(?:@conform-to|valibot)/|src/${anyOf(formParts)}`),
  },
  {
    name: 'account',
    test: /src\/storefront\/(?:areas\/account\/|parts\/account\/(?:account-pages|return-to))/,
    minShareCount: 2,
  },
]
