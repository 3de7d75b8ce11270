import { basketTexts } from '#i18n/texts/basket.ts'
import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { KeepButton } from '#storefront/parts/modals/keep-button.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { useNames } from './people.ts'
import { type NewReceiver, type Parcel, toForm, versionIn } from './receiver-to-change.ts'
import { useBasketChange } from './use-basket-change.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    resetReceiverConfirmation: ResetReceiverModalProps
  }
}

/** Who gets it then, and by name who does not any more. */
type Reset =
  | { kind: 'me'; names: readonly string[] }
  | { kind: 'one'; names: readonly string[]; receiver: NewReceiver }
  | { kind: 'parcel'; names: readonly string[]; parcel: Parcel }

export type ResetReceiverModalProps = {
  to: Reset
  /** Of the basket that the visitor sees. */
  version: number
  onTold: (sentence: string) => void
  /** It is done: what asked can go. */
  onChanged?: (() => void) | undefined
}

/** Asks before receivers get nothing any more, and says that what was typed is not lost. */
export function ResetReceiverModal(props: ResetReceiverModalProps & Closable) {
  const { to, version, onTold, onChanged, onClosed } = props
  const t = useTexts(basketModalsTexts, 'reset')
  const names = useNames(to.names)
  const said = useSaid(to)
  const { change, isChanging, errors } = useBasketChange((answer) => {
    if (answer.errors.length > 0) return
    onClosed()
    onChanged?.()
    onTold(said.changed)
  })
  const seen = versionIn(version, errors)
  const confirm = () => {
    if (to.kind === 'parcel')
      return change('receiver', { shipmentTag: to.parcel.shipmentTag, isForMe: 'true', ...seen })
    if (to.kind === 'me') return change('mode', { mode: 'DEFAULT', ...seen })
    return change('mode', { mode: 'SINGLE', ...toForm(to.receiver), ...seen })
  }
  return (
    <Modal
      title={t(to.kind === 'parcel' ? 'titleOne' : 'title')}
      onClosed={onClosed}
      isLoading={isChanging}
    >
      <p className="wrap-anywhere text-[1.0625rem]">{said.will}</p>
      {names !== '' && (
        <p className="wrap-anywhere mt-3 text-text-soft">
          {t(to.kind === 'parcel' ? 'keptOne' : 'kept', { names })}
        </p>
      )}
      <ErrorRows errors={errors} className="mt-4" />
      <div className="mt-6 grid gap-3 sm:flex">
        <Button onClick={() => void confirm()} isLoading={isChanging}>
          {t('confirm')}
        </Button>
        <KeepButton label={t('keep')} />
      </div>
    </Modal>
  )
}

/** What will be, and what is told once it is. */
function useSaid(to: Reset): { will: string; changed: string } {
  const t = useTexts(basketModalsTexts, 'reset')
  const mode = useTexts(basketTexts, 'deliveryMode')
  const choose = useTexts(basketModalsTexts, 'choose')
  if (to.kind === 'me') return { will: t('toMe'), changed: mode('changedToMe') }
  if (to.kind === 'parcel')
    return { will: t('one', { receiver: to.parcel.receiver }), changed: t('changedOne') }
  const { name } = to.receiver
  return { will: t('toOne', { name }), changed: choose('changedAll', { name }) }
}
