import { basketTexts } from '#i18n/texts/basket.ts'
import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useTexts } from '#ui/use-texts.ts'
import { sendDeliveryMode, sendReceiver } from './change-basket.ts'
import { useNames } from './people.ts'
import { type NewReceiver, type Parcel, toAsk, versionIn } from './receiver-to-change.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    resetReceiverConfirmation: ResetReceiverModalProps
  }
}

/** Receiver from now on, and the people who get nothing any more. */
type Reset =
  | { kind: 'me'; people: readonly NewReceiver[] }
  | { kind: 'one'; people: readonly NewReceiver[]; receiver: NewReceiver }
  | { kind: 'parcel'; people: readonly NewReceiver[]; parcel: Parcel }

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
  const names = useNames(to.people, to.kind === 'one' ? [...to.people, to.receiver] : to.people)
  const said = useSaid(to)
  const { press, isBusy, errors } = useChange({
    rereadsPage: true,
    onDone: () => {
      onClosed()
      onChanged?.()
      onTold(said.changed)
    },
  })
  const reset = () => {
    const seen = versionIn(version, errors)
    if (to.kind === 'parcel') return sendReceiver({ shipmentTag: to.parcel.shipmentTag, ...seen })
    if (to.kind === 'me') return sendDeliveryMode({ mode: 'DEFAULT', ...seen })
    return sendDeliveryMode({ mode: 'SINGLE', ...toAsk(to.receiver), ...seen })
  }
  return (
    <ConfirmModal
      kind="plain"
      title={t(to.kind === 'parcel' ? 'titleOne' : 'title')}
      text={said.will}
      confirm={t('confirm')}
      cancel={t('keep')}
      onConfirm={() => void press(reset)}
      {...{ isBusy, errors, onClosed }}
    >
      {names !== '' && (
        <p className="wrap-anywhere mt-3 text-text-soft">
          {t(to.kind === 'parcel' ? 'keptOne' : 'kept', { names })}
        </p>
      )}
    </ConfirmModal>
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
