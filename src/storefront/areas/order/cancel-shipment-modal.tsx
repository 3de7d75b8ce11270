import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { callOffTexts } from '#i18n/texts/call-off.ts'
import type { MoneyBackFragment } from '#storefront/graphql/generated/graphql.ts'
import { MoneyBack } from '#storefront/parts/amounts/money-back.tsx'
import { KeepButton } from '#storefront/parts/modals/keep-button.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { cancelDelivery } from './load-money-back.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    cancelShipment: CancelShipmentModalProps
  }
}

type CancelShipmentModalProps = {
  orderUuid: string
  deliveryId: string
  name: string
  moneyBack: MoneyBackFragment
  /** The page shows it. */
  onCancelled: () => void
}

/** Says what comes back, and asks whether to call it off. */
export function CancelShipmentModal(props: CancelShipmentModalProps & Closable) {
  const { orderUuid, deliveryId, name, moneyBack, onCancelled, onClosed } = props
  const t = useTexts(callOffTexts)
  const showError = useErrorModal()
  const { revalidate } = useRevalidator()
  const [isSending, setIsSending] = useState(false)
  const cancel = async () => {
    setIsSending(true)
    try {
      const expectedTotal = moneyBack.total.value
      const { errors } = await cancelDelivery({ orderUuid, deliveryId, expectedTotal })
      const [error] = errors
      // The refusal may be about a state that the page does not show yet.
      await revalidate()
      // Gone before anything else has the focus: behind it nothing can.
      flushSync(onClosed)
      if (error) showError(error)
      else onCancelled()
    } catch (failure) {
      onClosed()
      showError(failure)
    }
  }
  return (
    <Modal title={t('title', { name })} onClosed={onClosed} isLoading={isSending}>
      <p className="mb-4 text-[1.0625rem]">{t('text')}</p>
      <MoneyBack money={moneyBack} />
      {!moneyBack.isWholeOrder && (
        <p className="mt-3 text-[0.9375rem] text-text-soft">{t('feesStay')}</p>
      )}
      <div className="mt-6 grid gap-3 sm:flex">
        <Button variant="danger" isLoading={isSending} onClick={() => void cancel()}>
          {t('confirm')}
        </Button>
        <KeepButton label={t('keep')} />
      </div>
    </Modal>
  )
}
