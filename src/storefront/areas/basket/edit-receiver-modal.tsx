import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { addressLines } from '#kernel/address-parts.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useTexts } from '#ui/use-texts.ts'
import { sendReceiver } from './change-basket.ts'
import { type NewReceiver, type Parcel, receiverChange } from './receiver-to-change.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    editReceiverConfirmation: EditReceiverModalProps
  }
}

export type EditReceiverModalProps = {
  parcel: Parcel
  known: NewReceiver
  next: NewReceiver
  onTold: (sentence: string) => void
  /** It is done: what asked can go. */
  onChanged: () => void
}

/** Shows who gets it now and who gets it then, side by side: a slip is seen before it is kept. */
export function EditReceiverModal(props: EditReceiverModalProps & Closable) {
  const { parcel, known, next, onTold, onChanged, onClosed } = props
  const t = useTexts(basketModalsTexts, 'receiver')
  const { press, isBusy, errors } = useChange({
    rereadsPage: true,
    onDone: () => {
      onClosed()
      onChanged()
      onTold(t('changed', { name: next.name }))
    },
  })
  return (
    <ConfirmModal
      kind="plain"
      title={t('confirmTitle')}
      text={t('confirmText', { receiver: parcel.receiver })}
      confirm={t('confirm')}
      cancel={t('back')}
      onConfirm={() => void press(() => sendReceiver(receiverChange(parcel, next, errors)))}
      {...{ isBusy, errors, onClosed }}
    >
      <dl className="mt-4 grid gap-3">
        <Person term={t('before')} person={known} />
        <Person term={t('after')} person={next} />
      </dl>
    </ConfirmModal>
  )
}

function Person({ term, person }: { term: string; person: NewReceiver }) {
  const t = useTexts(basketModalsTexts, 'receiver')
  const { name, email, giverName, address } = person
  return (
    <div className="rounded-card bg-surface-warm p-4">
      <dt className="text-[0.9375rem] text-text-soft">{term}</dt>
      <dd className="wrap-anywhere font-semibold">
        <span>{name}</span>
        {email && <span className="block font-normal">{email}</span>}
        {address?.city && (
          <span className="block font-normal">
            {addressLines({ countryCode: '', city: '', ...address }).join(', ')}
          </span>
        )}
        {giverName && <span className="block font-normal">{t('from', { giverName })}</span>}
      </dd>
    </div>
  )
}
