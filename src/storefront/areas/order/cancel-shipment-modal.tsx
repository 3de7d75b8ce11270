import { flushSync } from 'react-dom'
import { callOffTexts } from '#i18n/texts/call-off.ts'
import type { MoneyBackFragment } from '#storefront/graphql/generated/graphql.ts'
import { MoneyBack } from '#storefront/parts/amounts/money-back.tsx'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
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
  const { press, isBusy } = useChange({
    rereadsPage: true,
    refusedIn: 'window',
    onDone: () => {
      // Gone before anything else has the focus: behind it nothing can.
      flushSync(onClosed)
      onCancelled()
    },
  })
  const cancel = () =>
    cancelDelivery({ orderUuid, deliveryId, expectedTotal: moneyBack.total.value })
  return (
    <ConfirmModal
      kind="danger"
      title={t('title', { name })}
      text={t('text')}
      confirm={t('confirm')}
      cancel={t('keep')}
      onConfirm={() => void press(cancel)}
      {...{ isBusy, onClosed }}
    >
      <div className="mt-4">
        <MoneyBack money={moneyBack} />
      </div>
      {!moneyBack.isWholeOrder && (
        <p className="mt-3 text-[0.9375rem] text-text-soft">{t('feesStay')}</p>
      )}
    </ConfirmModal>
  )
}
