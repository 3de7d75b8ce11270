import { useState } from 'react'
import { callOffTexts } from '#i18n/texts/call-off.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CancellableReceiverFragment } from '#storefront/graphql/generated/graphql.ts'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'

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
  const showError = useErrorModal()
  const [isAsking, setIsAsking] = useState(false)
  const { id: deliveryId, name, canBeCancelled } = receiver
  if (!canBeCancelled) return null
  const ask = async () => {
    setIsAsking(true)
    try {
      const { loadMoneyBack } = await import('./load-money-back.ts')
      const { moneyBack, errors } = await loadMoneyBack({ orderUuid, deliveryId })
      const [error] = errors
      if (moneyBack === null) showError(error)
      else openModal('cancelShipment', { orderUuid, deliveryId, name, moneyBack, onCancelled })
    } catch (failure) {
      showError(failure)
    }
    setIsAsking(false)
  }
  return (
    <Button
      variant="link"
      size="small"
      icon="close"
      isLoading={isAsking}
      aria-label={t('askOf', { name })}
      className="-ml-1 justify-self-start print:hidden"
      onClick={() => void ask()}
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
