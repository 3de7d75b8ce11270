/** What a list of products needs besides the products. Lists have seven routes and are still not needed by the front page. */
export const listParts = [
  'catalogue/bar-panel',
  'catalogue/chosen',
  'catalogue/currency-sign',
  'catalogue/filter-',
  'catalogue/help-cell',
  'catalogue/list-',
  'catalogue/load-product-list',
  'catalogue/narrowed',
  'catalogue/nothing',
  'catalogue/product-list',
  'catalogue/sort',
  'catalogue/use-',
  'findability/trail',
]

/** Primitives that the front page does without: they go along with whatever needs them. */
export const spareParts = [
  'ui/checkbox',
  'ui/breadcrumbs',
  'ui/pagination',
  'ui/radio-cards',
  'ui/stepper',
]

/** What the pages of accounts share, which have twelve routes and are still not needed by the front page. */
export const accountParts = [
  'captcha/send-proven',
  'checkout/legal-link',
  'checkout/terms-checkbox',
  'components/account/',
  'kernel/characters',
  'kernel/email',
  'kernel/error-codes',
  'kernel/password',
  'kernel/person-name',
  'kernel/phone',
  'kernel/vat-number',
  'measurement/data-layer',
  'measurement/events',
  'storefront/components/texts-frame',
  'ui/toasts',
]

/** What the product's own form, the basket and checkout share. */
const orderingParts = [
  'kernel/characters',
  'kernel/typed-amount',
  'storefront/components/needs-script',
  'storefront/components/note-paper',
  'storefront/measurement/events',
  'storefront/measurement/use-measured',
  'storefront/ui/radio-cards',
  'storefront/ui/stepper',
  'storefront/ui/text-area',
]

/** What stands around every page: named one by one, for what opens from it comes later. */
export const frameParts = [
  'captcha/use-captcha',
  'captcha/use-proven-form',
  'empty-box',
  'error-page',
  'frame/account-',
  'frame/basket-link',
  'frame/delay-banner',
  'frame/footer',
  'frame/gift-card-menu',
  'frame/header',
  'frame/link-then-button',
  'frame/logo',
  'frame/main-menu',
  'frame/menu-button',
  'frame/organisation-column',
  'frame/payment-logos',
  'frame/shop-frame',
  'frame/sister-shops',
  'frame/skip-link',
  'frame/social-links',
  'frame/store-switcher-button',
  'frame/top-bar',
  'language-frame',
  'newsletter/newsletter-band',
  'newsletter/newsletter-form',
  'not-found-picture',
  'payment/payment-mark',
  'router-anchor',
  'search/search-box',
  'search/search-open',
  'search/search-text',
]

const anyOf = (parts: readonly string[]): string => `(?:${parts.join('|')})`

/** What nearly every page needs comes in a few files: thirty small ones compress badly. */
export const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'shop',
    test: new RegExp(
      `^(?!.*${anyOf([...listParts, ...spareParts, ...accountParts])}).*(?:use-intl|src/(?:storefront|kernel|i18n/formats))`,
    ),
    minShareCount: 6,
  },
  { name: 'ordering', test: new RegExp(`src/${anyOf(orderingParts)}`), minShareCount: 2 },
  {
    name: 'forms',
    test: /node_modules\/(?:react-hook-form|@hookform|valibot)\/|src\/kernel\/(?:email|person-name)/,
  },
  {
    name: 'list',
    test: new RegExp(`src/storefront/components/${anyOf(listParts)}`),
    minShareCount: 2,
  },
  { name: 'frame', test: new RegExp(`src/storefront/components/${anyOf(frameParts)}`) },
  {
    name: 'account',
    test: /src\/storefront\/components\/account\/(?!account-(?:menu|panel|texts))/,
    minShareCount: 2,
  },
]
