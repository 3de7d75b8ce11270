import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { addressLines } from '#kernel/address-parts.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { KeepButton } from '#storefront/parts/modals/keep-button.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type NewReceiver, type Parcel, receiverChange } from './receiver-to-change.ts'
import { useBasketChange } from './use-basket-change.ts'

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
  const { change, isChanging, errors } = useBasketChange((answer) => {
    if (answer.errors.length > 0) return
    onClosed()
    onChanged()
    onTold(t('changed', { name: next.name }))
  })
  return (
    <Modal title={t('confirmTitle')} onClosed={onClosed} isLoading={isChanging}>
      <p>{t('confirmText', { receiver: parcel.receiver })}</p>
      <dl className="mt-4 grid gap-3">
        <Person term={t('before')} person={known} />
        <Person term={t('after')} person={next} />
      </dl>
      <ErrorRows errors={errors} className="mt-4" />
      <div className="mt-6 grid gap-3 sm:flex">
        <Button
          onClick={() => void change('receiver', receiverChange(parcel, next, errors))}
          isLoading={isChanging}
        >
          {t('confirm')}
        </Button>
        <KeepButton label={t('back')} />
      </div>
    </Modal>
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
