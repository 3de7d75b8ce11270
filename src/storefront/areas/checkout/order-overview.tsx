import { formatMoment } from '#i18n/format-moment.ts'
import { basketTexts } from '#i18n/texts/basket.ts'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { orderOverviewTexts } from '#i18n/texts/order-overview.ts'
import { paymentTexts } from '#i18n/texts/payment.ts'
import { sum } from '#kernel/money.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderOverviewFragment } from '#storefront/graphql/generated/graphql.ts'
import { OrderTotals } from '#storefront/parts/basket/order-totals.tsx'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Link } from '#ui/link.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'

type OverviewProps = {
  order: OrderOverviewFragment
  /** Of an order whose payment is tried again. */
  orderUuid: string | undefined
}

/** The order beside every step, so that the price is always in sight. */
export function OrderOverview({ order, orderUuid }: OverviewProps) {
  const t = useTexts(checkoutTexts)
  const tPayment = useTexts(paymentTexts, 'payment')
  return (
    <aside
      aria-labelledby="overview-title"
      className="h-fit rounded-panel bg-surface-warm p-6 max-lg:hidden lg:sticky lg:top-6"
    >
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="overview-title" className="text-[1.25rem]">
          {tPayment('overview')}
        </h2>
        <Link href={usePaths().basket()} className="inline-flex min-h-8 items-center">
          {t('shipping.edit')}
        </Link>
      </div>
      <Lines order={order} />
      <OrderTotals order={order} />
      <OpenAll orderUuid={orderUuid} />
    </aside>
  )
}

/** On phones and tablets it is folded above the step, with the total in sight. */
export function FoldedOverview({ order, orderUuid }: OverviewProps) {
  const t = useTexts(paymentTexts, 'payment')
  return (
    <details className="group mb-6 rounded-card bg-surface-warm lg:hidden">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="basket" size={22} className="text-action" />
        <span>{t('overview')}</span>
        <Icon
          name="chevronDown"
          size={18}
          className="transition-transform duration-300 group-open:rotate-180"
        />
        <span className="ml-auto font-bold tabular-nums">
          <Price money={order.totals.grandTotal} />
        </span>
      </summary>
      <div className="px-4 pt-2 pb-5">
        <Lines order={order} />
        <OrderTotals order={order} />
        <OpenAll orderUuid={orderUuid} />
      </div>
    </details>
  )
}

/** The same with all that belongs to it: how and when it arrives, notes, paper. */
function OpenAll({ orderUuid }: Pick<OverviewProps, 'orderUuid'>) {
  const t = useTexts(orderOverviewTexts)
  const openModal = useModals()
  return (
    <Button
      variant="link"
      size="small"
      className="-mx-1 mt-3"
      onClick={() => openModal('checkoutOrderOverview', { orderUuid })}
    >
      {t('open')}
    </Button>
  )
}

/** Beside a step there is room for some; the basket shows all. */
const shipmentsShown = 10

function Lines({ order }: { order: OrderOverviewFragment }) {
  const t = useTexts(paymentTexts, 'payment')
  const shown = order.shipments.slice(0, shipmentsShown)
  const moreGifts = sum(shown.map(({ packageCount, packages }) => packageCount - packages.length))
  const others = order.shipmentPaging.totalItems - shown.length
  return (
    <ul className="mb-5 grid gap-4 border-line border-b pb-5">
      {shown.flatMap((shipment) =>
        shipment.packages.map((item) =>
          item.__typename === 'GiftcardPackage' ? (
            <Line
              key={item.id}
              item={item}
              isForSelf={shipment.isForSelf}
              name={nameOf(shipment)}
              email={shipment.deliveryAddress?.email}
              moment={momentOf(shipment)}
            />
          ) : null,
        ),
      )}
      {moreGifts > 0 && <li className="text-text-soft">{t('moreGifts', { count: moreGifts })}</li>}
      {others > 0 && <li className="text-text-soft">{t('others', { count: others })}</li>}
    </ul>
  )
}

type Shipment = OrderOverviewFragment['shipments'][number]
type Item = Extract<Shipment['packages'][number], { __typename: 'GiftcardPackage' }>

const nameOf = ({ deliveryAddress }: Shipment): string =>
  [deliveryAddress?.firstName, deliveryAddress?.lastName].filter(Boolean).join(' ')

/** The post has days, not minutes. */
const momentOf = ({ deliveryDate, deliveryForm }: Shipment): string | undefined =>
  deliveryForm === 'DIGITAL' ? (deliveryDate ?? undefined) : undefined

type LineProps = {
  item: Item
  isForSelf: boolean
  name: string
  /** Where it goes: a slip is seen before paying. */
  email: string | null | undefined
  /** That was chosen for its mail. */
  moment: string | undefined
}

function Line({ item, isForSelf, name, email, moment }: LineProps) {
  const t = useTexts(basketTexts)
  const language = useLanguage()
  const line = useTexts(checkoutTexts, 'shipping')
  const content = item.giftcard_v1
  if (content.__typename === 'EmptyOrderItem') return null
  const { product } = content.variation
  return (
    <li className="grid grid-cols-[4.75rem_1fr_auto] items-center gap-3.5">
      <CardStage size="small" backgroundColor={product.backgroundColor}>
        <CardArt image={{ url: product.image.url, alt: '' }} showShadow={false} isUrgent />
      </CardStage>
      <p className="min-w-0 leading-snug">
        <span className="block wrap-anywhere font-semibold">
          {line('line', { count: content.qty, product: product.title })}
        </span>
        <span className="block wrap-anywhere text-[0.875rem] text-text-soft">
          <span>{isForSelf ? t('forSelf') : t('forOther', { name })}</span>
          {email && <span className="block">{email}</span>}
          {moment && <span className="block">{formatMoment(language, moment)}</span>}
          {[item.wrapper, item.giftPacking].map(
            (one) =>
              one &&
              one.variation.price.value > 0 && (
                <span key={one.variation.id} className="block">
                  {one.variation.title}
                </span>
              ),
          )}
        </span>
      </p>
      <p className="tabular-nums">
        <Price money={item.total} />
      </p>
    </li>
  )
}

graphql(`
  fragment OrderOverview on GiftcardOrder {
    shipmentPaging { totalItems }
    shipments {
      id
      isForSelf
      deliveryDate
      deliveryForm
      deliveryAddress { firstName lastName email }
      packageCount
      packages {
        __typename
        ... on GiftcardPackage {
          id
          total { currency value }
          wrapper { variation { id title price { value } } }
          giftPacking { variation { id title price { value } } }
          giftcard_v1 {
            __typename
            ... on GiftcardOrderItem { qty variation { ...OverviewVariation } }
            ... on DonationOrderItem { qty variation { ...OverviewVariation } }
            ... on EmptyOrderItem { qty }
          }
        }
      }
    }
    ...OrderTotals
  }
`)

graphql(`
  fragment OverviewVariation on Variation {
    id
    product { id title image { url } backgroundColor }
  }
`)
