import { type RefObject, useEffect, useRef, useState } from 'react'
import { basketTexts } from '#i18n/texts/basket.ts'
import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { cardsInPack } from '#kernel/card-pack.ts'
import { askedPage } from '#kernel/page-of-list.ts'
import { BasketBar } from '#storefront/areas/basket/basket-bar.tsx'
import { BasketGroup } from '#storefront/areas/basket/basket-group.tsx'
import { BasketSummary } from '#storefront/areas/basket/basket-summary.tsx'
import { DeliveryModeChoice } from '#storefront/areas/basket/delivery-mode-choice.tsx'
import { DonationExtra } from '#storefront/areas/basket/donation-extra.tsx'
import { EmptyBasket } from '#storefront/areas/basket/empty-basket.tsx'
import { peopleIn } from '#storefront/areas/basket/people.ts'
import type { Told } from '#storefront/areas/basket/receiver-to-change.ts'
import type { Removal } from '#storefront/areas/basket/remove-modal.tsx'
import { hasShippingStep } from '#storefront/areas/checkout/checkout-step.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BasketRouteQuery } from '#storefront/graphql/generated/graphql.ts'
import { isKnownGuest } from '#storefront/parts/account/known-guest.ts'
import { useIsAnonymous } from '#storefront/parts/account/login-status.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { AwaitedTransfers } from '#storefront/parts/awaited-transfers/awaited-transfers.tsx'
import { type OrdererKind, ordererKindOf } from '#storefront/parts/basket/orderer-kind.ts'
import { pushViewCart } from '#storefront/parts/measurement/events.ts'
import { measuredCart } from '#storefront/parts/measurement/measured-cart.ts'
import { useMeasured } from '#storefront/parts/measurement/use-measured.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { NeedsScript } from '#storefront/parts/page/needs-script.tsx'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { Page } from '#ui/page.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/basket.route'

export const headers = () => privatePage

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const page = askedPage(new URL(request.url).searchParams.get('pagina'))
  const {
    cartV2,
    storeData,
    getUserInfo,
    wrappings,
    products: causes,
    awaitedTransfers: transfers,
  } = await api.query(BasketRouteDocument, { page })
  if (cartV2 && cartV2.shipments.length > 0)
    return {
      ...{ order: cartV2, ideas: [], transfers, store: { ...storeData, wrappings, causes } },
      orderer: ordererKindOf({
        saved: cartV2.billingAddress,
        customer: getUserInfo.user?.mainProfile,
      }),
    }
  const { products } = await api.query(BasketIdeasDocument, {})
  const store = { ...storeData, wrappings, causes }
  return {
    order: undefined,
    ideas: products.products,
    transfers,
    store,
    orderer: 'unknown' as const,
  }
}

export default function BasketRoute({ loaderData }: Route.ComponentProps) {
  const { order, ideas, transfers, store, orderer } = loaderData
  const t = useTexts(basketTexts)
  const receivers = useTexts(basketModalsTexts, 'receiver')
  const heading = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState<Removal>()
  const [told, setTold] = useState<Told>()
  useEffect(() => {
    // The button that was pressed left together with its line.
    if (removed) heading.current?.focus()
  }, [removed])
  useEffect(() => {
    if (!told) return
    // Two parcels may be one now: then the button that was pressed is gone.
    const { opener } = told
    if (opener?.isConnected) opener.focus()
    else heading.current?.focus()
  }, [told])
  const removedText = (removal: Removal) =>
    removal.kind === 'line'
      ? t('removed', { product: removal.product })
      : receivers('removed', { receiver: removal.receiver })
  return (
    <Page>
      <PageMeta title={t('pageTitle')} isPrivate />
      <p role="status" className="sr-only">
        {removed && removedText(removed)}
      </p>
      <p role="status" className="sr-only">
        {told?.sentence}
      </p>
      {order ? (
        <FilledBasket
          order={order}
          transfers={transfers}
          store={store}
          orderer={orderer}
          heading={heading}
          onRemoved={setRemoved}
          onTold={setTold}
        />
      ) : (
        <EmptyBasket ideas={ideas} transfers={transfers} headingRef={heading} />
      )}
    </Page>
  )
}

type Order = NonNullable<BasketRouteQuery['cartV2']>

type FilledBasketProps = {
  order: Order
  transfers: BasketRouteQuery['awaitedTransfers']
  store: BasketRouteQuery['storeData'] &
    Pick<BasketRouteQuery, 'wrappings'> & { causes: BasketRouteQuery['products'] }
  orderer: OrdererKind
  heading: RefObject<HTMLHeadingElement | null>
  onRemoved: (removal: Removal) => void
  onTold: (told: Told) => void
}

function FilledBasket({ order, store, heading, ...props }: FilledBasketProps) {
  const { transfers, orderer, onRemoved, onTold } = props
  const t = useTexts(basketTexts)
  const blockedRow = useRef<HTMLDivElement>(null)
  const openModal = useModals()
  const paths = usePaths()
  useMeasured('basket', () => pushViewCart(measuredCart(order)))
  const { problemCount: blocked, packagePaging: paging } = order
  const people = peopleIn(order.receivers)
  // Visitors who are not logged in say who they are before they go on (SPEC §4), and once only.
  const mustAsk = useIsAnonymous() && !order.billingAddress?.email && !isKnownGuest()
  const askWho = () =>
    store.toggles.modalAuth
      ? openModal('accountIdentify', {})
      : openModal('basketGuestOrder', { hasShipping: hasShippingStep(order.shipments) })
  const ask = mustAsk ? askWho : undefined
  const onNext = blocked > 0 ? () => blockedRow.current?.focus() : ask

  const askRemoval = (removal: Removal) =>
    removal.kind === 'line'
      ? openModal('basketDeleteItem', { removal, onRemoved: () => onRemoved(removal) })
      : openModal('deleteReceiver', { removal, onRemoved: () => onRemoved(removal) })
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-6 pb-5 sm:pt-10 sm:pb-7">
        <h1 ref={heading} tabIndex={-1} className="text-heading-1 outline-none">
          {t('heading')}
        </h1>
        <p className="text-[1.0625rem] text-text-soft">
          {t('count', {
            gifts: order.totalQuantity - order.groupedTotals.packTotal.qty,
            packs: order.groupedTotals.packTotal.qty,
            size: cardsInPack,
          })}
        </p>
      </header>
      <NeedsScript />
      <AwaitedTransfers transfers={transfers} />
      {blocked > 0 && (
        <div ref={blockedRow} tabIndex={-1} className="mb-5 scroll-mt-28 rounded-field">
          <MessageRow tone="checkoutWarning">{t('blocked', { count: blocked })}</MessageRow>
        </div>
      )}
      <div className="grid gap-8 lg:grid-cols-[1fr_23.5rem] lg:gap-10">
        <div className="grid h-fit min-w-0 gap-6">
          <DeliveryModeChoice order={order} onTold={onTold} />
          {order.shipments.map((shipment) => (
            <BasketGroup
              key={shipment.id}
              shipment={shipment}
              version={order.version}
              wrappings={store.wrappings}
              people={people}
              onRemove={askRemoval}
              onTold={onTold}
            />
          ))}
          <DonationExtra causes={store.causes.products} order={order} />
          <Pagination
            currentPage={paging.currentPage}
            pageCount={Math.ceil(paging.totalItems / paging.itemsPerPage)}
            hrefOf={paths.basket}
          />
        </div>
        <BasketSummary order={order} store={store} orderer={orderer} onNext={onNext} />
      </div>
      <BasketBar order={order} onNext={onNext} />
    </>
  )
}

const BasketRouteDocument = graphql(`
  query BasketRoute($userData: UserData!, $page: Int!) {
    cartV2(userData: $userData, page: $page) {
      id
      version
      totalQuantity
      problemCount
      packagePaging { currentPage itemsPerPage totalItems }
      billingAddress { email customerType }
      shipments { deliveryForm ...BasketShipment }
      ...DeliveryModeChoice
      ...DonationInBasket
      ...OrderTotals
      ...BasketCode
      ...MeasuredCart
    }
    storeData(userData: $userData) {
      toggles { modalAuth }
      ...BasketStore
    }
    getUserInfo(userData: $userData) { user { mainProfile { address { companyName } } } }
    awaitedTransfers(userData: $userData) { ...AwaitedTransfer }
    wrappings(userData: $userData) { ...WrappingOnOffer }
    products(
      userData: $userData
      filters: { filterByProductType: [DONATION] }
      paging: { itemsPerPage: 48, pageNumber: 1 }
    ) { products { id ...DonationOnOffer } }
  }
`)

const BasketIdeasDocument = graphql(`
  query BasketIdeas($userData: UserData!) {
    products(userData: $userData, paging: { itemsPerPage: 4, pageNumber: 1 }) {
      products { id ...ProductCard }
    }
  }
`)
