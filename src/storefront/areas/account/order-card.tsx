import { formatDay } from '#i18n/formats.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { orderAgainTexts } from '#i18n/texts/order-again.ts'
import { orderWindowTexts } from '#i18n/texts/order-window.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderCardFragment, OrderStatus } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { deliveryStage } from '#storefront/parts/delivery-stage/delivery-stage.ts'
import { StageBadge } from '#storefront/parts/delivery-stage/stage-badge.tsx'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** As many as stand beside each other on a phone. */
const picturesMax = 3

const statusClass: Record<OrderStatus | 'UNDELIVERED', string> = {
  PENDING: 'bg-sun-soft text-warning-text',
  COMPLETED: 'bg-leaf-soft text-leaf',
  UNDELIVERED: 'bg-error-soft text-error',
  CANCELED: 'bg-surface-gray text-text-soft',
}

/** One order in a list: what was given to whom, how it stands, and the way to all of it. */
export function OrderCard({ order }: { order: OrderCardFragment }) {
  const t = useTexts(accountPagesTexts, 'orders')
  const locale = useLanguage()
  const { referenceNumber: number, cards } = order
  const status = order.isUndelivered ? 'UNDELIVERED' : order.status
  const day = formatDay(locale, order.orderedOn)
  const shown = cards.slice(0, picturesMax)
  return (
    <article className="relative grid gap-x-6 gap-y-4 rounded-card p-4 ring-[1.5px] ring-line ring-inset focus-within:ring-action hover:ring-action sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center sm:p-5">
      <ul className="flex gap-2">
        {shown.map(({ image, backgroundColor }) => (
          <li key={image.url} className="w-20 sm:w-22">
            <CardStage size="small" backgroundColor={backgroundColor}>
              <CardArt image={{ url: image.url, alt: '' }} showShadow={false} />
            </CardStage>
          </li>
        ))}
      </ul>
      <div className="min-w-0">
        <h3 className="text-[1.125rem] leading-snug">
          {/* All of the card leads to the order; its name is this. */}
          <Anchor
            href={usePaths().order(order.uuid)}
            aria-label={t('label', { number, day })}
            className="tile-link"
          >
            {day}
          </Anchor>
        </h3>
        <p className="mt-0.5 text-[0.9375rem] text-text-soft">
          {t('count', {
            number,
            gifts: order.totalQuantity - order.packQuantity,
            packs: order.packQuantity,
          })}
        </p>
        {order.orderedBy && (
          <p className="wrap-anywhere text-[0.9375rem] text-text-soft">
            {t('orderedBy', { name: order.orderedBy })}
          </p>
        )}
        <Shipments order={order} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:grid sm:justify-items-end">
        <span
          className={cx(
            'rounded-full px-3 py-0.5 font-semibold text-[0.875rem]',
            statusClass[status],
          )}
        >
          {t(isWaitingForMoney(order) ? 'unpaid' : `status.${status}`)}
        </span>
        <span className="flex items-center gap-1.5 font-bold tabular-nums">
          <Price money={order.total} />
          <Icon name="chevronRight" size={18} className="text-action" />
        </span>
        <QuickLook order={order} />
        {order.canBeRepeated && <OrderAgain order={order} />}
      </div>
    </article>
  )
}

/** Each receiver by their whole name, with how far it is: two Jans are two people. */
function Shipments({ order }: { order: OrderCardFragment }) {
  const t = useTexts(accountPagesTexts, 'orders')
  const { shipments, shipmentCount } = order
  if (shipments.length === 0) return null
  const more = shipmentCount - shipments.length
  return (
    <ul className="mt-2 grid gap-1.5">
      {shipments.map((shipment) => (
        <li key={shipment.id} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="wrap-anywhere min-w-0">
            {shipment.isForSelf ? (order.orderedBy ?? t('forMe')) : shipment.name || t('notKept')}
          </span>
          <StageBadge
            stage={deliveryStage(shipment, order)}
            postState={shipment.postState ?? undefined}
          />
        </li>
      ))}
      {more > 0 && <li className="text-text-soft">{t('more', { count: more })}</li>}
    </ul>
  )
}

/** Above the link that all of the card is. */
function OrderAgain({ order }: { order: OrderCardFragment }) {
  const t = useTexts(orderAgainTexts)
  const openModal = useModals()
  return (
    <Button
      variant="link"
      size="small"
      aria-label={t('openOf', { number: order.referenceNumber })}
      onClick={() => openModal('reorderProductDetails', { orderUuid: order.uuid })}
    >
      {t('open')}
    </Button>
  )
}

/** Above the link that all of the card is. */
function QuickLook({ order }: { order: OrderCardFragment }) {
  const t = useTexts(orderWindowTexts)
  const openModal = useModals()
  return (
    <Button
      variant="link"
      size="small"
      aria-label={t('openOf', { number: order.referenceNumber })}
      onClick={() => openModal('accountOrderDetails', { orderUuid: order.uuid })}
    >
      {t('open')}
    </Button>
  )
}

const isWaitingForMoney = ({ status, state }: OrderCardFragment): boolean =>
  status === 'PENDING' && state === 'awaitingPayment'

graphql(`
  fragment OrderCard on AccountOrder {
    uuid
    referenceNumber
    orderedOn
    status
    state
    isUndelivered
    total { currency value }
    totalQuantity
    packQuantity
    orderedBy
    canBeRepeated
    shipmentCount
    shipments { id name isForSelf deliveryState deliveryDate isDelayed isHandedOver postState }
    cards { image { url } backgroundColor }
  }
`)
