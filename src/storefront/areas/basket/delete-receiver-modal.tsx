import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useTexts } from '#ui/use-texts.ts'
import { sendGroupRemoval } from './change-basket.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    deleteReceiver: DeleteReceiverModalProps
  }
}

export type GroupRemoval = {
  kind: 'group'
  shipmentTag: string
  /** Whom it goes to, as "voor Sanne". */
  receiver: string
  gifts: readonly { packageId: string; title: string; quantity: number }[]
  /** How many more there are, on other pages of the basket. */
  unshown: number
  hasNote: boolean
}

export type DeleteReceiverModalProps = { removal: GroupRemoval; onRemoved: () => void }

/** Asks before a receiver leaves the basket, with all that they were to get. */
export function DeleteReceiverModal(props: DeleteReceiverModalProps & Closable) {
  const { removal, onRemoved, onClosed } = props
  const { shipmentTag, receiver, gifts, unshown, hasNote } = removal
  const t = useTexts(basketModalsTexts)
  const { press, isBusy, errors } = useChange({
    rereadsPage: true,
    onDone: () => {
      onClosed()
      onRemoved()
    },
  })
  return (
    <ConfirmModal
      kind="danger"
      title={t('deleteReceiver.title')}
      text={t('removeModal.textGroup', { receiver })}
      icon="trash"
      confirm={t('removeModal.confirm')}
      cancel={t('removeModal.keep')}
      onConfirm={() => void press(() => sendGroupRemoval(shipmentTag))}
      {...{ isBusy, errors, onClosed }}
    >
      <ul className="mt-3 grid list-disc gap-1 pl-5">
        {gifts.map(({ packageId, title, quantity }) => (
          <li key={packageId}>{t('deleteReceiver.gift', { quantity, title })}</li>
        ))}
        {unshown > 0 && <li>{t('deleteReceiver.more', { count: unshown })}</li>}
      </ul>
      {hasNote && <p className="mt-3 text-text-soft">{t('removeModal.noteLost')}</p>}
    </ConfirmModal>
  )
}
