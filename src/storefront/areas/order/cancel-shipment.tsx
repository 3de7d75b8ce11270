import { callOffTexts } from '#i18n/texts/call-off.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  CancellableReceiverFragment,
  CancellationQuery,
} from '#storefront/graphql/generated/graphql.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { loadMoneyBack } from './load-money-back.ts'

type CancelShipmentProps = {
  orderUuid: string
  receiver: CancellableReceiverFragment
  /** The page shows it, and the button is about to go. */
  onCancelled: () => void
}

/** Calls off what was not sent; what comes back is shown before. */
export function CancelShipment({ orderUuid, receiver, onCancelled }: CancelShipmentProps) {
  const t = useTexts(callOffTexts)
  const openModal = useModals()
  const { id: deliveryId, name, canBeCancelled } = receiver
  const { press, isBusy } = useChange<CancellationQuery['cancellation']>({
    refusedIn: 'window',
    onDone: ({ moneyBack }) =>
      moneyBack &&
      openModal('cancelShipment', { orderUuid, deliveryId, name, moneyBack, onCancelled }),
  })
  if (!canBeCancelled) return null
  return (
    <Button
      variant="link"
      size="small"
      icon="close"
      isLoading={isBusy}
      aria-label={t('askOf', { name })}
      className="-ml-1 justify-self-start print:hidden"
      onClick={() => void press(() => loadMoneyBack({ orderUuid, deliveryId }))}
    >
      {t('ask')}
    </Button>
  )
}

graphql(`
  fragment CancellableReceiver on OrderReceiver {
    id
    name
    canBeCancelled
  }
`)
