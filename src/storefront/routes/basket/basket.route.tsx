import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BasketBar } from '#storefront/components/basket/basket-bar.tsx'
import { BasketGroup } from '#storefront/components/basket/basket-group.tsx'
import { basketLine } from '#storefront/components/basket/basket-line.ts'
import { BasketSummary } from '#storefront/components/basket/basket-summary.tsx'
import { changeBasket } from '#storefront/components/basket/change-basket.ts'
import { EmptyBasket } from '#storefront/components/basket/empty-basket.tsx'
import type { Removal } from '#storefront/components/basket/remove-modal.tsx'
import { useModals } from '#storefront/components/modals/use-modals.ts'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BasketRouteQuery } from '#storefront/graphql/generated/graphql.ts'
import { privatePage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { Page } from '#storefront/ui/page.tsx'
import type { Route } from './+types/basket.route'

export const headers = () => privatePage

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { cartV2 } = await api.query(BasketRouteDocument, {})
  if (cartV2 && cartV2.shipments.length > 0) return { order: cartV2, ideas: [] }
  const { topProducts } = await api.query(BasketIdeasDocument, {})
  return { order: undefined, ideas: topProducts.slice(0, 4) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeBasket(context.get(shopApi), await request.formData())
}

export default function BasketRoute({ loaderData: { order, ideas } }: Route.ComponentProps) {
  const t = useTranslations('basket')
  return (
    <Page>
      <PageMeta title={t('pageTitle')} isPrivate />
      {order ? <FilledBasket order={order} /> : <EmptyBasket ideas={ideas} />}
    </Page>
  )
}

type Order = NonNullable<BasketRouteQuery['cartV2']>

function FilledBasket({ order }: { order: Order }) {
  const t = useTranslations('basket')
  const heading = useRef<HTMLHeadingElement>(null)
  const blockedRow = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const openModal = useModals()
  const blocked = countProblems(order)
  const onBlocked = blocked > 0 ? () => blockedRow.current?.focus() : undefined

  const askRemoval = (removal: Removal) =>
    openModal('basketDeleteItem', {
      removal,
      onRemoved: () => {
        if (removal.kind === 'line') setSaid(t('removed', { product: removal.product }))
        heading.current?.focus()
      },
    })
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-6 pb-5 sm:pt-10 sm:pb-7">
        <h1 ref={heading} tabIndex={-1} className="text-heading-1 outline-none">
          {t('heading')}
        </h1>
        <p className="text-[1.0625rem] text-text-soft">
          {t('count', { count: order.totalQuantity })}
        </p>
      </header>
      <p role="status" className="sr-only">
        {said}
      </p>
      {blocked > 0 && (
        <div ref={blockedRow} tabIndex={-1} className="mb-5 scroll-mt-28 rounded-field">
          <MessageRow tone="checkoutWarning">{t('blocked', { count: blocked })}</MessageRow>
        </div>
      )}
      <div className="grid gap-8 lg:grid-cols-[1fr_23.5rem] lg:gap-10">
        <div className="grid h-fit min-w-0 gap-6">
          {order.shipments.map((shipment) => (
            <BasketGroup key={shipment.id} shipment={shipment} onRemove={askRemoval} />
          ))}
        </div>
        <BasketSummary order={order} onBlocked={onBlocked} />
      </div>
      <BasketBar order={order} onBlocked={onBlocked} />
    </>
  )
}

const countProblems = (order: Order): number =>
  order.shipments
    .flatMap((shipment) => shipment.packages)
    .filter((item) => item.__typename === 'GiftcardPackage' && basketLine(item).problem).length

const BasketRouteDocument = graphql(`
  query BasketRoute($userData: UserData!) {
    cartV2(userData: $userData) {
      id
      totalQuantity
      shipments { ...BasketShipment }
      ...OrderTotals
    }
  }
`)

const BasketIdeasDocument = graphql(`
  query BasketIdeas($userData: UserData!) {
    topProducts(userData: $userData) { ...BasketIdea }
  }
`)
