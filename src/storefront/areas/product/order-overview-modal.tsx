import { productTexts } from '#i18n/texts/product.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { OrderOverviewWindow } from '#storefront/parts/order-overview/order-overview-window.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    productOrderOverview: ProductOrderOverviewProps
  }
}

/** Where paying leads to, as the window before it said. */
export type ProductOrderOverviewProps = { toPay: string }

/** All that lies in the basket by now, seen from the page of a product. */
export function ProductOrderOverviewModal({
  toPay,
  onClosed,
}: ProductOrderOverviewProps & Closable) {
  const t = useTexts(productTexts, 'added')
  const paths = usePaths()
  return (
    <OrderOverviewWindow onClosed={onClosed}>
      <Button href={toPay}>{t('payNow')}</Button>
      <Button variant="quiet" href={paths.basket()}>
        {t('toBasket')}
      </Button>
    </OrderOverviewWindow>
  )
}
