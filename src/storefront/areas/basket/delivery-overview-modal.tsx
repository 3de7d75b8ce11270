import { useEffect, useState } from 'react'
import { formatMoment } from '#i18n/format-moment.ts'
import { formatMoney } from '#i18n/formats.ts'
import { basketTexts } from '#i18n/texts/basket.ts'
import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { addressLines } from '#kernel/address-parts.ts'
import { sum } from '#kernel/money.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { DeliveryOverviewQuery } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { sayPostDay } from '#storefront/parts/delivery-date/post-promise.ts'
import { addressIn } from '#storefront/parts/gift-form/address-in.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { Modal } from '#ui/modal.tsx'
import { useCloseModal } from '#ui/modal-closing.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type BasketDelivery, deliveriesByProduct } from './deliveries.ts'
import { peopleIn } from './people.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    productDeliveryOverview: DeliveryOverviewModalProps
  }
}

export type DeliveryOverviewModalProps = { onTold: (sentence: string) => void }

type Order = NonNullable<DeliveryOverviewQuery['cartV2']>

/** Gift by gift: who gets how many, how and when; each can go to somebody else. */
export function DeliveryOverviewModal({ onTold, onClosed }: DeliveryOverviewModalProps & Closable) {
  const t = useTexts(basketModalsTexts, 'deliveries')
  const [order, setOrder] = useState<Order | 'none' | 'failed'>()
  useEffect(() => {
    let isWanted = true
    callShop(DeliveryOverviewDocument, {})
      .then(({ cartV2 }) => isWanted && setOrder(cartV2 ?? 'none'))
      .catch(() => isWanted && setOrder('failed'))
    return () => {
      isWanted = false
    }
  }, [])
  return (
    <Modal title={t('title')} size="wide" onClosed={onClosed}>
      {order === undefined && (
        <div role="status" aria-label={t('loading')} className="grid gap-3">
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} shape="line" />
          ))}
        </div>
      )}
      {order === 'none' && <p>{t('none')}</p>}
      {order === 'failed' && <MessageRow tone="error">{t('failed')}</MessageRow>}
      {typeof order === 'object' && <Deliveries order={order} onTold={onTold} />}
      <p className="mt-6">
        <Done text={t('close')} />
      </p>
    </Modal>
  )
}

const Done = ({ text }: { text: string }) => <Button onClick={useCloseModal()}>{text}</Button>

function Deliveries({ order, onTold }: { order: Order; onTold: (sentence: string) => void }) {
  const t = useTexts(basketModalsTexts, 'deliveries')
  const language = useLanguage()
  const rest = order.shipmentPaging.totalItems - order.shipments.length
  const unshown = order.shipments.map(
    ({ packageCount, packages }) => packageCount - packages.length,
  )
  const moreGifts = sum(unshown)
  return (
    <>
      <ul className="grid gap-6">
        {deliveriesByProduct(order).map(({ key, product, price, deliveries }) => (
          <li key={key}>
            <h3 className="wrap-anywhere text-[1.125rem]">
              <span>{product}</span> <span>{formatMoney(language, price, 'short')}</span>
            </h3>
            <ul className="mt-1 divide-y divide-line">
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.packageId} {...{ delivery, product, order, onTold }} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {moreGifts > 0 && (
        <p className="mt-5 text-text-soft">{t('moreGifts', { count: moreGifts })}</p>
      )}
      {rest > 0 && <p className="mt-5 text-text-soft">{t('more', { count: rest })}</p>}
    </>
  )
}

type DeliveryRowProps = {
  delivery: BasketDelivery
  product: string
  order: Order
  onTold: (sentence: string) => void
}

function DeliveryRow({ delivery, product, order, onTold }: DeliveryRowProps) {
  const t = useTexts(basketTexts)
  const tModals = useTexts(basketModalsTexts)
  const openModal = useModals()
  const { shipment, packageId, quantity } = delivery
  const { isForSelf, deliveryAddress, tag: shipmentTag } = shipment
  const name = [deliveryAddress?.firstName, deliveryAddress?.lastName].filter(Boolean).join(' ')
  const receiver = isForSelf ? t('receiverSelf') : t('receiverOther', { name })
  const isByPost = shipment.deliveryForm === 'PHYSICAL'
  const task = {
    kind: 'some',
    shipmentTag,
    packageId,
    product,
    quantity,
    isForSelf,
    isByPost,
  } as const
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 py-2">
      <p className="min-w-0 flex-1 basis-60 leading-snug">
        <span className="wrap-anywhere block font-semibold">
          {tModals('deliveries.each', { count: quantity, receiver })}
        </span>
        <span className="wrap-anywhere block text-[0.9375rem] text-text-soft">
          {useDeliveryText(shipment)}
        </span>
      </p>
      <Button
        variant="link"
        size="small"
        icon="user"
        aria-label={tModals('choose.openFor', { product, receiver })}
        onClick={() => {
          const { version } = order
          const people = peopleIn(order.receivers)
          openModal('productDeliveryReceivers', { task, people, version, onTold })
        }}
      >
        {tModals('choose.open')}
      </Button>
    </li>
  )
}

function useDeliveryText(shipment: BasketDelivery['shipment']): string {
  const t = useTexts(basketModalsTexts, 'deliveries')
  const language = useLanguage()
  const { deliveryAddress, deliveryDate, postPlan } = shipment
  if (postPlan) {
    const address = addressIn(deliveryAddress)
    const day = sayPostDay(language, postPlan.arrivesOn)
    const lines = address?.city && addressLines({ countryCode: '', city: '', ...address })
    return t('byPost', { address: lines ? lines.join(', ') : 'none', day })
  }
  const email = deliveryAddress?.email || 'none'
  const when = deliveryDate
    ? t('planned', { when: formatMoment(language, deliveryDate) })
    : t('soon')
  return t('byMail', { email, when })
}

const DeliveryOverviewDocument = graphql(`
  query DeliveryOverview($userData: UserData!) {
    cartV2(userData: $userData, page: 1) {
      version
      shipmentPaging { totalItems }
      receivers { ...KnownPerson }
      shipments {
        tag
        isForSelf
        deliveryForm
        deliveryDate
        deliveryAddress {
          firstName lastName email
          ...PostalParts
        }
        postPlan { arrivesOn }
        packageCount
        packages {
          __typename
          ... on GiftcardPackage {
            id
            giftcard_v1 {
              __typename
              ... on GiftcardOrderItem { qty variation { ...DeliveredGift } }
              ... on DonationOrderItem { qty variation { ...DeliveredGift } }
              ... on EmptyOrderItem { qty }
            }
          }
        }
      }
    }
  }
`)

graphql(`
  fragment DeliveredGift on Variation {
    id
    price { currency value }
    product { id title }
  }
`)
