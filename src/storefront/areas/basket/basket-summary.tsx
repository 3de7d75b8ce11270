import { basketTexts } from '#i18n/texts/basket.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  BasketCodeFragment,
  BasketStoreFragment,
  OrderTotalsFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { OrderTotals } from '#storefront/parts/basket/order-totals.tsx'
import type { OrdererKind } from '#storefront/parts/basket/orderer-kind.ts'
import { withdrawableIn } from '#storefront/parts/basket/withdrawable.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PaymentLogos } from '#storefront/parts/payment-marks/payment-logos.tsx'
import { Button } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { PromotionCode } from './promotion-code.tsx'

/** `onNext` is what going on does first, where it does not lead to the checkout at once. */
export type NextStep = { onNext: (() => void) | undefined }

type BasketSummaryProps = NextStep & {
  order: OrderTotalsFragment & BasketCodeFragment
  store: BasketStoreFragment
  orderer: OrdererKind
}

export function BasketSummary({ order, store, orderer, onNext }: BasketSummaryProps) {
  const t = useTexts(basketTexts)
  const paths = usePaths()
  return (
    <aside
      aria-labelledby="summary-title"
      className="h-fit rounded-panel bg-surface-warm p-5 sm:p-7 lg:sticky lg:top-28"
    >
      <h2 id="summary-title" className="mb-5 text-[1.375rem]">
        {t('summary.heading')}
      </h2>
      <OrderTotals order={order} />
      {(store.promotions.haveCodes || order.promotionCode) && (
        <PromotionCode typed={order.promotionCode} />
      )}
      <div className="mt-6 hidden gap-3 lg:grid">
        <NextButton onNext={onNext} />
      </div>
      <Button variant="link" href={paths.giftCards()} className="mt-2 w-full">
        {t('summary.goOn')}
      </Button>
      <Button variant="link" href={paths.receivers()} className="w-full">
        {t('summary.forMany')}
      </Button>
      <ul className="mt-4 grid gap-2.5 border-line border-t pt-5 text-[0.9375rem]">
        {order.groupedTotals.digitalTotal.qty > 0 && (
          <Assurance icon="mail" text={t('assurance.mail')} />
        )}
        {order.groupedTotals.physicalTotal.qty > 0 && (
          <Assurance icon="parcel" text={t('assurance.post')} />
        )}
        {orderer !== 'company' &&
          withdrawableIn(order.groupedTotals).map((kind) => (
            <Assurance key={kind} icon="undo" text={t(`assurance.withdraw.${orderer}.${kind}`)} />
          ))}
        <Assurance icon="lock" text={t('assurance.pay', { methods: store.paymentMethods })} />
      </ul>
      <PaymentLogos marks={store.paymentIcons} />
    </aside>
  )
}

/** The way on, unless something comes first: a line that cannot come along, or the question who orders. */
export function NextButton({ onNext, isWide = true }: NextStep & { isWide?: boolean }) {
  const t = useTexts(basketTexts, 'summary')
  const paths = usePaths()
  if (onNext)
    return (
      <Button onClick={onNext} isWide={isWide}>
        {t('next')}
      </Button>
    )
  return (
    <Button href={paths.checkout()} isWide={isWide}>
      {t('next')}
    </Button>
  )
}

const Assurance = ({ icon, text }: { icon: IconName; text: string }) => (
  <li className="flex items-start gap-2.5">
    <Icon name={icon} size={20} className="mt-0.5 text-leaf" />
    <span>{text}</span>
  </li>
)

graphql(`
  fragment BasketStore on StoreData {
    paymentIcons
    paymentMethods
    promotions { haveCodes }
  }
`)

graphql(`
  fragment BasketCode on GiftcardOrder {
    promotionCode { ...PromotionCode }
  }
`)
