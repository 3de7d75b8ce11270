import { basketTexts } from '#i18n/texts/basket.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Modal } from '#storefront/ui/modal.tsx'
import { useCloseModal } from '#storefront/ui/modal-closing.ts'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { useBasketChange } from './use-basket-change.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    basketDeleteItem: RemoveModalProps
  }
}

/** What is about to leave the basket: one line, or all that goes to one receiver. */
export type Removal = { receiver: string } & (
  | { kind: 'line'; packageId: string; product: string; hasNote: boolean }
  | { kind: 'group'; shipmentTag: string }
)

export type RemoveModalProps = { removal: Removal; onRemoved: () => void }

/** Asks before something goes that took effort to write. */
export function RemoveModal({ removal, onRemoved, onClosed }: RemoveModalProps & Closable) {
  const t = useTexts(basketTexts)
  const { change, isChanging, errors } = useBasketChange((answer) => {
    if (answer.errors.length > 0) return
    onClosed()
    onRemoved()
  })
  const { receiver } = removal
  const remove = () =>
    removal.kind === 'line'
      ? change('remove', { packageId: removal.packageId })
      : change('removeGroup', { shipmentTag: removal.shipmentTag })
  return (
    <Modal title={t('removeModal.title')} onClosed={onClosed} isLoading={isChanging}>
      <p className="text-[1.0625rem]">
        {removal.kind === 'line'
          ? t('removeModal.text', { product: removal.product, receiver })
          : t('removeModal.textGroup', { receiver })}
      </p>
      {removal.kind === 'line' && removal.hasNote && (
        <p className="mt-2 text-text-soft">{t('removeModal.noteLost')}</p>
      )}
      <ErrorRows errors={errors} className="mt-4" />
      <div className="mt-6 grid gap-3 sm:flex">
        <Button variant="danger" icon="trash" onClick={() => void remove()} isLoading={isChanging}>
          {t('removeModal.confirm')}
        </Button>
        <KeepButton label={t('removeModal.keep')} />
      </div>
    </Modal>
  )
}

function KeepButton({ label }: { label: string }) {
  const close = useCloseModal()
  return (
    <Button variant="quiet" onClick={close}>
      {label}
    </Button>
  )
}
