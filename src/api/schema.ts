import '#api/catalogue/brand.ts'
import '#api/catalogue/giving-moment.ts'
import '#api/catalogue/menu-category.ts'
import '#api/catalogue/product.ts'
import '#api/catalogue/product-around.ts'
import '#api/catalogue/product-page.ts'
import '#api/catalogue/products-by-ids.ts'
import '#api/catalogue/top-product.ts'
import '#api/catalogue/variation.ts'
import '#api/search/gift-finder.ts'
import '#api/search/popular-search.ts'
import '#api/search/search.ts'
import '#api/content/blocks.ts'
import '#api/content/blocks-queue.ts'
import '#api/content/hreflang.ts'
import '#api/content/information-page.ts'
import '#api/content/landing-page.ts'
import '#api/content/promo-pop-up.ts'
import '#api/storefront-data/store-data.ts'
import '#api/address-lookup/address-lookup.ts'
import '#api/cart/cart.ts'
import '#api/cart/add-package.ts'
import '#api/cart/add-receivers.ts'
import '#api/cart/change-packages.ts'
import '#api/cart/change-receivers.ts'
import '#api/cart/save-guest-details.ts'
import '#api/cart/save-single-gift.ts'
import '#api/cart/scam-warning.ts'
import '#api/cart/set-promotion-code.ts'
import '#api/cart/single-gift-totals.ts'
import '#api/cart/wrappings.ts'
import '#api/payment/payment-methods.ts'
import '#api/payment/start-payment.ts'
import '#api/payment/follow-payment.ts'
import '#api/orders/delivery-time.ts'
import '#api/orders/post-promise.ts'
import '#api/orders/placed-order.ts'
import '#api/orders/ask-late-post.ts'
import '#api/orders/change-delivery-date.ts'
import '#api/orders/change-post-address.ts'
import '#api/orders/hand-over-gift.ts'
import '#api/orders/correct-delivery-address.ts'
import '#api/orders/resend-delivery-mail.ts'
import '#api/gift-cards/gift-card-page.ts'
import '#api/gift-cards/check-gift-card-balance.ts'
import '#api/gift-cards/gift-link-qr.ts'
import '#api/gift-cards/mail-my-gift-cards.ts'
import '#api/gift-cards/gift-card-reminders.ts'
import '#api/gift-cards/report-missed-gift.ts'
import '#api/gift-cards/thank-giver.ts'
import '#api/gift-cards/unlock-gift-card.ts'
import '#api/captcha/captcha-challenge.ts'
import '#api/newsletter/newsletter-link.ts'
import '#api/newsletter/subscribe-newsletter.ts'
import '#api/contact/contact-subjects.ts'
import '#api/contact/send-contact-message.ts'
import '#api/accounts/user-info.ts'
import '#api/accounts/log-in.ts'
import '#api/accounts/register.ts'
import '#api/accounts/account-link.ts'
import '#api/accounts/own-account.ts'
import '#api/accounts/account-orders.ts'
import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import { builder } from '#api/builder.ts'

/**
 * The whole schema. Fields that only expose a property lose their resolver: the compiled query then reads
 * the property itself, which is what makes lists fast.
 */
export const schema: GraphQLSchema = withPlainFields(builder.toSchema({ sortSchema: false }))

function withPlainFields(built: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(built.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields()))
      if (field.resolve === defaultFieldResolver) delete field.resolve
  }
  return built
}
