import { orderOverviewTexts } from '#i18n/texts/order-overview.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { OrderOverviewWindow } from '#storefront/parts/order-overview/order-overview-window.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useCloseModal } from '#ui/modal-closing.ts'
import { useTexts } from '#ui/use-texts.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    checkoutOrderOverview: CheckoutOrderOverviewProps
  }
}

/** Of an order whose payment is tried again; undefined: the basket. */
export type CheckoutOrderOverviewProps = { orderUuid: string | undefined }

/** All that is about to be paid, to read once more without leaving the step. */
export function CheckoutOrderOverviewModal({
  orderUuid,
  onClosed,
}: CheckoutOrderOverviewProps & Closable) {
  const t = useTexts(orderOverviewTexts)
  const paths = usePaths()
  return (
    <OrderOverviewWindow orderUuid={orderUuid} onClosed={onClosed}>
      <GoOn text={t('goOn')} />
      <Button variant="quiet" href={paths.basket()}>
        {t('change')}
      </Button>
    </OrderOverviewWindow>
  )
}

const GoOn = ({ text }: { text: string }) => <Button onClick={useCloseModal()}>{text}</Button>
