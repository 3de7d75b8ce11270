import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { KeepButton } from '#storefront/parts/modals/keep-button.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { useBasketChange } from './use-basket-change.ts'

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
  const { change, isChanging, errors } = useBasketChange((answer) => {
    if (answer.errors.length > 0) return
    onClosed()
    onRemoved()
  })
  return (
    <Modal title={t('deleteReceiver.title')} onClosed={onClosed} isLoading={isChanging}>
      <p className="text-[1.0625rem]">{t('removeModal.textGroup', { receiver })}</p>
      <ul className="mt-3 grid list-disc gap-1 pl-5">
        {gifts.map(({ packageId, title, quantity }) => (
          <li key={packageId}>{t('deleteReceiver.gift', { quantity, title })}</li>
        ))}
        {unshown > 0 && <li>{t('deleteReceiver.more', { count: unshown })}</li>}
      </ul>
      {hasNote && <p className="mt-3 text-text-soft">{t('removeModal.noteLost')}</p>}
      <ErrorRows errors={errors} className="mt-4" />
      <div className="mt-6 grid gap-3 sm:flex">
        <Button
          variant="danger"
          icon="trash"
          onClick={() => void change('removeGroup', { shipmentTag })}
          isLoading={isChanging}
        >
          {t('removeModal.confirm')}
        </Button>
        <KeepButton label={t('removeModal.keep')} />
      </div>
    </Modal>
  )
}
