import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './tools/vite/compiled-messages.ts'
import { graphqlDocuments } from './tools/vite/graphql-documents.ts'

/** What a list of products needs besides the products. */
const ofLists = [
  'catalogue/(?:bar-panel|chosen|currency-sign|filter-|help-cell|list-|load-product-list|narrowed|nothing|product-list|sort|use-)',
  'ui/(?:pagination|breadcrumbs|checkbox|radio-cards|stepper)',
  'findability/trail',
].join('|')

/** The storefront alone; the server has a configuration of its own. */
export default defineConfig({
  plugins: [graphqlDocuments(), compiledMessages(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                // What nearly every page needs comes as one file: thirty small ones compress badly. Lists have seven routes
                // and are still not needed by the front page.
                {
                  name: 'shop',
                  test: new RegExp(
                    `^(?!.*(?:${ofLists})).*(?:use-intl|src/(?:storefront|kernel|i18n/formats))`,
                  ),
                  minShareCount: 6,
                },
                // What stands around every page, for the same reason: named one by one, for what opens from it comes later.
                {
                  name: 'frame',
                  test: new RegExp(
                    `src/storefront/components/(?:${[
                      'error-page|language-frame|not-found-picture|empty-box|router-anchor',
                      'payment/payment-mark|newsletter/newsletter-(?:band|form)|captcha/use-captcha',
                      'search/search-(?:text|open|box)',
                      `frame/(?:${[
                        'shop-frame|header|footer|logo|store-switcher-button|payment-logos|top-bar|main-menu',
                        'gift-card-menu|basket-link|social-links|sister-shops|organisation-column|delay-banner|skip-link',
                        'menu-button|link-then-button',
                      ].join('|')})`,
                    ].join('|')})`,
                  ),
                },
              ],
            },
          },
        },
      },
    },
  },
})
