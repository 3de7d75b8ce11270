import { formatMoment } from '#i18n/format-moment.ts'
import { formatMoney } from '#i18n/formats.ts'
import { orderOverviewTexts } from '#i18n/texts/order-overview.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderByReceiverFragment } from '#storefront/graphql/generated/graphql.ts'
import { OrderTotals } from '#storefront/parts/basket/order-totals.tsx'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { sayPostDay } from '#storefront/parts/delivery-date/post-promise.ts'
import { useLanguage } from '#ui/language.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { GiftExtras } from './gift-extras.tsx'

/** What is ordered, receiver by receiver: the gifts, what goes around them, how and when they arrive, and what all of it costs. */
export function OrderByReceiver({ order }: { order: OrderByReceiverFragment }) {
  const t = useTexts(orderOverviewTexts)
  const shown = order.shipments
  const rest = order.shipmentPaging.totalItems - shown.length
  return (
    <>
      <ul className="grid gap-6">
        {shown.map((shipment) => (
          <li key={shipment.tag}>
            <ReceiverPart order={order} shipment={shipment} />
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-5 text-text-soft">{t('more', { count: rest })}</p>}
      <div className="mt-6 rounded-card bg-surface-warm p-5">
        <OrderTotals order={order} />
      </div>
    </>
  )
}

type Shipment = OrderByReceiverFragment['shipments'][number]

function ReceiverPart({ order, shipment }: { order: OrderByReceiverFragment; shipment: Shipment }) {
  const t = useTexts(orderOverviewTexts)
  const language = useLanguage()
  const groups = order.packagesGroups.filter(({ tag }) => tag === shipment.tag)
  const [first] = groups
  if (first === undefined) return null
  const rest = shipment.packageCount - shipment.packages.length
  const { isForSelf, deliveryDate, postPlan } = shipment
  const planned = deliveryDate && formatMoment(language, deliveryDate)
  // The post has days, not minutes.
  const when = postPlan ? sayPostDay(language, postPlan.arrivesOn) : planned
  return (
    <section>
      <h3 className="wrap-anywhere text-[1.125rem]">
        {isForSelf ? t('forSelf') : t('for', { name: first.receiverTitle })}
      </h3>
      <p className="wrap-anywhere text-[0.9375rem] text-text-soft">
        <span>{first.receiverDescription}</span>
        {when && <span className="block">{when}</span>}
      </p>
      <ul className="mt-3 grid gap-4">
        {groups.map((group) => (
          <GiftRow
            key={group.packageId}
            group={group}
            item={shipment.packages.find(({ id }) => id === group.packageId)}
          />
        ))}
      </ul>
      {rest > 0 && <p className="mt-3 text-text-soft">{t('moreGifts', { count: rest })}</p>}
    </section>
  )
}

type GiftRowProps = {
  group: OrderByReceiverFragment['packagesGroups'][number]
  item: Shipment['packages'][number] | undefined
}

function GiftRow({ group, item }: GiftRowProps) {
  const t = useTexts(orderOverviewTexts)
  const language = useLanguage()
  if (item?.__typename !== 'GiftcardPackage') return null
  const { giftcard_v1: content, message } = item
  if (content.__typename === 'EmptyOrderItem') return null
  const { price, product } = content.variation
  const [card] = group.cardsPreviews
  return (
    <li className="grid grid-cols-[4.75rem_1fr_auto] items-start gap-x-3.5">
      <CardStage size="small" backgroundColor={card?.color.color ?? product.backgroundColor}>
        {card && (
          <CardArt image={{ url: card.image.url.href, alt: '' }} showShadow={false} isUrgent />
        )}
      </CardStage>
      <div className="min-w-0 leading-snug">
        <p className="wrap-anywhere font-semibold">{product.title}</p>
        <p className="text-[0.875rem] text-text-soft">
          {t('cards', {
            count: String(content.qty),
            amount: formatMoney(language, price, 'short'),
          })}
        </p>
        <GiftExtras gift={item} />
        {message && (
          <p className="wrap-anywhere mt-1 text-[0.875rem] italic">{t('note', message)}</p>
        )}
      </div>
      <p className="font-semibold tabular-nums">
        <Price money={group.totalPrice} />
      </p>
    </li>
  )
}

graphql(`
  fragment OrderByReceiver on GiftcardOrder {
    shipmentPaging { totalItems }
    packagesGroups {
      tag
      packageId
      receiverTitle
      receiverDescription
      totalPrice { currency value }
      cardsPreviews { image { url { href } } color { color } }
    }
    shipments {
      tag
      isForSelf
      deliveryDate
      postPlan { arrivesOn }
      packageCount
      packages {
        __typename
        id
        ... on GiftcardPackage {
          message { text }
          ...GiftExtras
          giftcard_v1 {
            __typename
            ... on GiftcardOrderItem { qty variation { ...OverviewGift } }
            ... on DonationOrderItem { qty variation { ...OverviewGift } }
            ... on EmptyOrderItem { qty }
          }
        }
      }
    }
    ...OrderTotals
  }
`)

graphql(`
  fragment OverviewGift on Variation {
    price { currency value }
    product { title backgroundColor }
  }
`)
