import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { commands } from 'vitest/browser'
import { type PageName, routePathOf } from '#kernel/addresses.ts'
import { notifyLoginChanged } from '#storefront/parts/account/login-status.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { type ShopApi, shopApi } from '#storefront/parts/api/shop-api.ts'
import { favourites as favouriteList } from '#storefront/parts/favourites/favourites.ts'
import { type Consent, saveConsent } from '#storefront/parts/measurement/consent.ts'
import { viewedProducts } from '#storefront/parts/recently-viewed/viewed-products.ts'
import { dutchStore } from '#storefront/parts/store/store.ts'
import * as accountAddressBook from '#storefront/routes/account/address-book.route.tsx'
import * as accountCards from '#storefront/routes/account/cards.route.tsx'
import * as accountDetails from '#storefront/routes/account/details.route.tsx'
import * as account from '#storefront/routes/account/identify.route.tsx'
import * as accountLogin from '#storefront/routes/account/login.route.tsx'
import * as activated from '#storefront/routes/activation/activated.route.tsx'
import * as activation from '#storefront/routes/activation/activation.route.tsx'
import * as cardDetails from '#storefront/routes/activation/card-details.route.tsx'
import * as reorder from '#storefront/routes/activation/reorder.route.tsx'
import * as basket from '#storefront/routes/basket/basket.route.tsx'
import * as card from '#storefront/routes/card/card.route.tsx'
import * as brand from '#storefront/routes/catalogue/brand.route.tsx'
import * as brands from '#storefront/routes/catalogue/brands.route.tsx'
import * as category from '#storefront/routes/catalogue/category.route.tsx'
import * as favourites from '#storefront/routes/catalogue/favourites.route.tsx'
import * as giftCard from '#storefront/routes/catalogue/gift-card.route.tsx'
import * as giftCards from '#storefront/routes/catalogue/gift-cards.route.tsx'
import * as moment from '#storefront/routes/catalogue/moment.route.tsx'
import * as moments from '#storefront/routes/catalogue/moments.route.tsx'
import * as checkout from '#storefront/routes/checkout/checkout.route.tsx'
import * as finder from '#storefront/routes/finder/finder.route.tsx'
import * as businessFrame from '#storefront/routes/frame/business-frame.route.tsx'
import * as checkoutFrame from '#storefront/routes/frame/checkout-frame.route.tsx'
import * as redeemFrame from '#storefront/routes/frame/redeem-frame.route.tsx'
import * as shopFrame from '#storefront/routes/frame/shop-frame.route.tsx'
import * as home from '#storefront/routes/home/home.route.tsx'
import * as information from '#storefront/routes/information/information.route.tsx'
import * as business from '#storefront/routes/landing/business.route.tsx'
import * as businessProduct from '#storefront/routes/landing/business-product.route.tsx'
import * as success from '#storefront/routes/order/success.route.tsx'
import * as receivers from '#storefront/routes/receivers/receivers.route.tsx'
import * as balance from '#storefront/routes/redeem/balance.route.tsx'
import * as myCards from '#storefront/routes/redeem/my-cards.route.tsx'
import * as redeem from '#storefront/routes/redeem/redeem.route.tsx'
import * as redeemCheckout from '#storefront/routes/redeem/redeem-checkout.route.tsx'
import * as redeemInfo from '#storefront/routes/redeem/redeem-info.route.tsx'
import * as search from '#storefront/routes/search/search.route.tsx'
import { Visitor } from '#tests/support/visitor.ts'
import { type Rendered, renderRoutes } from './render-component.tsx'

type StubRoute = Parameters<typeof renderRoutes>[0][number]

/** A route's own module, as the router of the shop takes it. */
type Screen = {
  default: NonNullable<StubRoute['Component']>
  loader?(args: LoaderFunctionArgs): unknown
  action?(args: ActionFunctionArgs): unknown
  shouldRevalidate?(args: ShouldRevalidateFunctionArgs): boolean
}

const inShopFrame = {
  home,
  account,
  accountAddressBook,
  accountCards,
  accountDetails,
  accountLogin,
  giftCards,
  giftCard,
  category,
  moments,
  moment,
  brands,
  brand,
  favourites,
  reorder,
  search,
  finder,
  basket,
  success,
  receivers,
} as unknown as Partial<Record<PageName, Screen>>

const inBusinessFrame = { business, businessProduct } as unknown as Partial<
  Record<PageName, Screen>
>

const inRedeemFrame = {
  balance,
  myCards,
  redeemTerms: information,
  redeemPrivacy: information,
  activation,
  activated,
  cardDetails,
  redeem,
  redeemShop: redeem,
  redeemShopPage: redeem,
  redeemInfo,
  redeemCheckout: { ...redeemCheckout, action: redeemCheckout.clientAction },
} as unknown as Partial<Record<PageName, Screen>>

const inCheckoutFrame = { checkout } satisfies Partial<Record<PageName, Screen>>

const unframed = { card } as unknown as Partial<Record<PageName, Screen>>

/** Loaders ask the running shop over HTTP, as the browser of a Dutch visitor. */
const overHttp: ShopApi = {
  language: 'nl',
  store: dutchStore,
  hasDeveloperPages: true,
  movedTo: () => undefined,
  query: (document, variables) => callShop(document, variables),
}

/**
 * Shows the page of an address whole, frame and all, and follows links from there as the shop does: for what a page
 * does when it is alive. How it comes from the server, and comes alive, is a journey's.
 */
export function renderPage(at: string): Rendered {
  const context = new RouterContextProvider()
  context.set(shopApi, overHttp)
  const routes = [
    frameOf(shopFrame, inShopFrame),
    frameOf(businessFrame, inBusinessFrame),
    frameOf(checkoutFrame, inCheckoutFrame),
    frameOf(redeemFrame, inRedeemFrame),
    ...screensOf(unframed),
  ]
  return renderRoutes(routes, at, context)
}

const refused = { statistics: false, marketing: false }

/** As a visitor who was never here, but for their answer about cookies; what it gives fills their basket. */
export async function newVisitor(consent: Consent | 'unasked' = refused): Promise<Visitor> {
  await commands.forgetCookies()
  window.localStorage.clear()
  window.sessionStorage.clear()
  favouriteList.clear()
  viewedProducts.clear()
  // Files share a page: who was logged in before them is not remembered.
  notifyLoginChanged()
  if (consent !== 'unasked') saveConsent(consent)
  return new Visitor('', 'nl', async (url, body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json()
  })
}

const frameOf = (frame: Screen, screens: Partial<Record<PageName, Screen>>): StubRoute => ({
  ...routeOf(frame),
  children: screensOf(screens),
})

const screensOf = (screens: Partial<Record<PageName, Screen>>): StubRoute[] =>
  Object.entries(screens).map(([name, screen]) => ({
    ...routeOf(screen),
    id: name,
    path: routePathOf(name as PageName),
  }))

const routeOf = ({ default: Component, ...parts }: Screen): StubRoute => ({ Component, ...parts })
