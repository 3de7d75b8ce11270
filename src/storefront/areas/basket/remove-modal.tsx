import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { KeepButton } from '#storefront/parts/modals/keep-button.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { GroupRemoval } from './delete-receiver-modal.tsx'
import { useBasketChange } from './use-basket-change.ts'

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
  const { change, isChanging, errors } = useBasketChange((answer) => {
    if (answer.errors.length > 0) return
    onClosed()
    onRemoved()
  })
  const { receiver, packageId, product, hasNote } = removal
  return (
    <Modal title={t('title')} onClosed={onClosed} isLoading={isChanging}>
      <p className="text-[1.0625rem]">{t('text', { product, receiver })}</p>
      {hasNote && <p className="mt-2 text-text-soft">{t('noteLost')}</p>}
      <ErrorRows errors={errors} className="mt-4" />
      <div className="mt-6 grid gap-3 sm:flex">
        <Button
          variant="danger"
          icon="trash"
          onClick={() => void change('remove', { packageId })}
          isLoading={isChanging}
        >
          {t('confirm')}
        </Button>
        <KeepButton label={t('keep')} />
      </div>
    </Modal>
  )
}
