import { formatDay } from '#i18n/formats.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { orderWindowTexts } from '#i18n/texts/order-window.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderCardFragment, OrderStatus } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
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
  const { referenceNumber: number, cards, receivers } = order
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
        {receivers.length > 0 && (
          <p className="wrap-anywhere">
            {t('forWhom', {
              names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(receivers),
            })}
          </p>
        )}
        <p className="mt-0.5 text-[0.9375rem] text-text-soft">
          {t('count', {
            number,
            gifts: order.totalQuantity - order.packQuantity,
            packs: order.packQuantity,
          })}
        </p>
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
      </div>
    </article>
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
    receivers
    totalQuantity
    packQuantity
    cards { image { url } backgroundColor }
  }
`)
