import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './tools/vite/compiled-messages.ts'
import { graphqlDocuments } from './tools/vite/graphql-documents.ts'

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
                  test: /^(?!.*(?:catalogue\/(?:list-|filter-|use-|chosen|sort|narrowed|nothing|product-list)|ui\/(?:pagination|breadcrumbs|checkbox|radio-cards|stepper)|findability\/trail)).*(?:use-intl|src\/(?:storefront|kernel|i18n\/formats))/,
                  minShareCount: 6,
                },
                // What stands around every page and is shared with a page or two besides: a dozen files of some hundred
                // bytes, each with a request of its own.
                {
                  name: 'frame',
                  test: /src\/storefront\/(?:components\/(?:frame\/(?:shop-frame|logo|payment-logos|store-switcher-button)|search\/search-(?:text|open)|captcha\/use-captcha|newsletter\/(?:newsletter-band|newsletter-form|use-newsletter-form)|payment\/payment-mark|use-focus-on-page|language-frame)|ui\/focus-first-problem)\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
  },
})
