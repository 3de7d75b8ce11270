import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useTexts } from '#ui/use-texts.ts'
import { sendRemoval } from './change-basket.ts'
import type { GroupRemoval } from './delete-receiver-modal.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    basketDeleteItem: RemoveModalProps
  }
}

export type LineRemoval = {
  kind: 'line'
  receiver: string
  packageId: string
  product: string
  hasNote: boolean
}

/** What is about to leave the basket: one line, or all that goes to one receiver. */
export type Removal = LineRemoval | GroupRemoval

export type RemoveModalProps = { removal: LineRemoval; onRemoved: () => void }

/** Asks before something goes that took effort to write. */
export function RemoveModal({ removal, onRemoved, onClosed }: RemoveModalProps & Closable) {
  const t = useTexts(basketModalsTexts, 'removeModal')
  const { press, isBusy, errors } = useChange({
    rereadsPage: true,
    onDone: () => {
      onClosed()
      onRemoved()
    },
  })
  const { receiver, packageId, product, hasNote } = removal
  return (
    <ConfirmModal
      kind="danger"
      title={t('title')}
      text={t('text', { product, receiver })}
      icon="trash"
      confirm={t('confirm')}
      cancel={t('keep')}
      onConfirm={() => void press(() => sendRemoval(packageId))}
      {...{ isBusy, errors, onClosed }}
    >
      {hasNote && <p className="mt-2 text-text-soft">{t('noteLost')}</p>}
    </ConfirmModal>
  )
}
