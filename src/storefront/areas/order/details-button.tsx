import { orderWindowTexts } from '#i18n/texts/order-window.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#storefront/ui/button.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** Facts, sums and files of the order together, over its page. */
export function DetailsButton({ orderUuid }: { orderUuid: string }) {
  const t = useTexts(orderWindowTexts)
  const openModal = useModals()
  return (
    <Button
      variant="quiet"
      size="small"
      className="print:hidden"
      onClick={() => openModal('orderDetails', { orderUuid })}
    >
      {t('details')}
    </Button>
  )
}
