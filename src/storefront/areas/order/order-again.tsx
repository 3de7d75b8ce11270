import { orderAgainTexts } from '#i18n/texts/order-again.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderAgainFragment } from '#storefront/graphql/generated/graphql.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Opens the window in which an order is ordered again. */
export function OrderAgain({ order }: { order: OrderAgainFragment }) {
  const t = useTexts(orderAgainTexts)
  const openModal = useModals()
  return (
    <div className="print:hidden">
      <Button
        variant="quiet"
        icon="basket"
        onClick={() => openModal('reorderProductDetails', { orderUuid: order.uuid })}
      >
        {t('open')}
      </Button>
    </div>
  )
}

graphql(`
  fragment OrderAgain on PlacedOrder {
    uuid
  }
`)
