import type { FormEvent } from 'react'
import { deliveryDateTexts } from '#i18n/texts/delivery-date.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { MomentChoice, momentOf } from '#storefront/parts/delivery-date/moment-choice.tsx'
import { PostDayChoice } from '#storefront/parts/delivery-date/post-day-choice.tsx'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { sendDate } from './change-basket.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    deliveryDateAndTime: DeliveryDateModalProps
  }
}

export type DeliveryDateModalProps = {
  shipmentTag: string
  /** Whom it goes to, as "voor Sanne". */
  receiver: string
  /** The instant that was chosen before. */
  chosen: string | undefined
  isByPost: boolean
}

/** Has what goes to one receiver delivered at another moment. */
export function DeliveryDateModal({ onClosed, ...shipment }: DeliveryDateModalProps & Closable) {
  const { shipmentTag, receiver, chosen, isByPost } = shipment
  const Choice = isByPost ? PostDayChoice : MomentChoice
  const t = useTexts(deliveryDateTexts)
  const { press, isBusy, errors } = useChange({ rereadsPage: true, onDone: onClosed })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    void press(() => sendDate(shipmentTag, momentOf(typed) ?? null))
  }
  return (
    <Modal title={t('modal.title')} onClosed={onClosed} isLoading={isBusy}>
      <form onSubmit={save} noValidate className="grid gap-5">
        <Choice legend={t('modal.legend', { receiver })} chosen={chosen} />
        <ErrorRows errors={errors} />
        <Button type="submit" isLoading={isBusy}>
          {t('save')}
        </Button>
      </form>
    </Modal>
  )
}
