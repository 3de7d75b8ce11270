import { type RefObject, useRef } from 'react'
import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { deliveryDateTexts } from '#i18n/texts/delivery-date.ts'
import type { BasketShipmentFragment } from '#storefront/graphql/generated/graphql.ts'
import { addressIn } from '#storefront/parts/gift-form/address-in.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { NewReceiver, Told } from './receiver-to-change.ts'

type GroupActionsProps = {
  shipment: BasketShipmentFragment
  /** Of the basket that the visitor sees. */
  version: number
  /** Whom it goes to, as "voor Sanne". */
  receiver: string
  name: string
  /** Others who were named in this basket. */
  people: readonly NewReceiver[]
  onTold: (told: Told) => void
  onRemove: () => void
}

/** What can be done with all that goes to one receiver: to whom, when, once more, and away with it. */
export function GroupActions({ shipment, receiver, name, ...props }: GroupActionsProps) {
  const { version, people, onTold, onRemove } = props
  const t = useTexts(basketModalsTexts, 'receiver')
  const tGroup = useTexts(basketModalsTexts, 'choose')
  const tDate = useTexts(deliveryDateTexts)
  const openModal = useModals()
  const changing = useRef<HTMLButtonElement>(null)
  const copying = useRef<HTMLButtonElement>(null)
  const tellOf = (opener: RefObject<HTMLElement | null>) => (sentence: string) =>
    onTold({ sentence, opener: opener.current })
  const { tag: shipmentTag, deliveryDate, deliveryAddress, giverName, isForSelf } = shipment
  const chosen = deliveryDate ?? undefined
  const isByPost = shipment.deliveryForm === 'PHYSICAL'
  const address = isByPost ? addressIn(deliveryAddress) : undefined
  const { asksPhone, isPhoneMissing } = shipment
  const parcel = { shipmentTag, version, receiver, isByPost, asksPhone }
  const known = { name, email: deliveryAddress?.email ?? '', giverName: giverName ?? '', address }
  const change = () => {
    const told = tellOf(changing)
    if (!isForSelf) {
      openModal('deliveryReceiver', { parcel, known, onTold: told })
      return
    }
    const whole = { packageId: undefined, quantity: 1, product: tGroup('allOfIt') }
    const task = { kind: 'some', shipmentTag, isForSelf, isByPost, ...whole } as const
    openModal('productDeliveryReceivers', { task, people, version, onTold: told })
  }
  return (
    <>
      {chosen !== undefined && new Date(chosen) <= new Date() && (
        <MessageRow tone="error" className="mt-2">
          {tDate('past')}
        </MessageRow>
      )}
      {isPhoneMissing && !isForSelf && (
        <MessageRow tone="warning" className="mt-2">
          {t('phoneMissing')}
        </MessageRow>
      )}
      <div className="-ml-1 flex flex-wrap gap-x-4 max-sm:-ml-14">
        <Button
          variant="link"
          size="small"
          icon="user"
          ref={changing}
          aria-label={t('changeFor', { receiver })}
          onClick={change}
        >
          {t('change')}
        </Button>
        {!isForSelf && (
          <Button
            variant="link"
            size="small"
            icon="clock"
            aria-label={tDate('changeFor', { receiver })}
            onClick={() =>
              openModal('deliveryDateAndTime', { shipmentTag, receiver, chosen, isByPost })
            }
          >
            {tDate('change')}
          </Button>
        )}
        <Button
          variant="link"
          size="small"
          icon="gift"
          ref={copying}
          aria-label={t('copyFor', { receiver })}
          onClick={() =>
            openModal('deliveryReceiver', { parcel, known: undefined, onTold: tellOf(copying) })
          }
        >
          {t('copy')}
        </Button>
        {!isForSelf && (
          <Button
            variant="dangerLink"
            size="small"
            icon="trash"
            aria-label={t('removeOf', { receiver })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </>
  )
}
