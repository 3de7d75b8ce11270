import { useId } from 'react'
import { formatMoment } from '#i18n/format-moment.ts'
import { formatMoney } from '#i18n/formats.ts'
import { basketTexts } from '#i18n/texts/basket.ts'
import { addressLines } from '#kernel/address-parts.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  BasketShipmentFragment,
  WrappingOnOfferFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { sayPostDay } from '#storefront/parts/delivery-date/post-promise.ts'
import { addressIn } from '#storefront/parts/gift-form/address-in.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type BasketLine, basketLine } from './basket-line.ts'
import { BasketLineRow } from './basket-line-row.tsx'
import { GroupActions } from './group-actions.tsx'
import type { NewReceiver, Told } from './receiver-to-change.ts'
import type { Removal } from './remove-modal.tsx'

type BasketGroupProps = {
  shipment: BasketShipmentFragment
  /** Of the basket that the visitor sees. */
  version: number
  /** What can go around it. */
  wrappings: readonly WrappingOnOfferFragment[]
  /** Others who were named in this basket. */
  people: readonly NewReceiver[]
  onRemove: (removal: Removal) => void
  onTold: (told: Told) => void
}

/** All that goes to one receiver, as one parcel of gifts. */
export function BasketGroup(props: BasketGroupProps) {
  const { shipment, version, wrappings, people, onRemove, onTold } = props
  const t = useTexts(basketTexts)
  const titleId = useId()
  const { isForSelf, deliveryAddress, giverName, tag } = shipment
  const name = [deliveryAddress?.firstName, deliveryAddress?.lastName].filter(Boolean).join(' ')
  const receiver = isForSelf ? t('receiverSelf') : t('receiverOther', { name })
  const lines = shipment.packages.flatMap((item) =>
    item.__typename === 'GiftcardPackage' ? [basketLine(item)] : [],
  )
  const removal: Removal = {
    ...{ kind: 'group', shipmentTag: tag, receiver },
    hasNote: lines.some(({ message }) => message !== undefined),
    unshown: shipment.packageCount - shipment.packages.length,
    gifts: lines.map(({ packageId, variation, quantity }) => ({
      ...{ packageId, quantity },
      title: variation?.product.title ?? t('gone'),
    })),
  }
  const openModal = useModals()
  const choose = ({ packageId, quantity }: BasketLine, product: string, opener: HTMLElement) => {
    const isByPost = shipment.deliveryForm === 'PHYSICAL'
    const what = { packageId, quantity, product, shipmentTag: tag, isForSelf, isByPost }
    openModal('productDeliveryReceivers', {
      ...{ task: { kind: 'some', ...what }, people, version },
      onTold: (sentence) => onTold({ sentence, opener }),
    })
  }
  const isDonation = shipment.packages.every(
    (item) =>
      item.__typename === 'GiftcardPackage' && item.giftcard_v1.__typename === 'DonationOrderItem',
  )
  return (
    <section
      aria-labelledby={titleId}
      className="overflow-hidden rounded-panel border-[1.5px] border-line"
    >
      <header className="flex items-start gap-3.5 border-line border-b bg-surface-warm px-4 py-4 sm:px-6">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-action">
          <Icon name={isForSelf ? 'user' : 'gift'} size={22} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-[1.25rem]">
            {isForSelf ? t('forSelf') : t('forOther', { name })}
          </h2>
          <p className="wrap-anywhere mt-1 text-[0.9375rem] text-text-soft leading-snug">
            <Delivery shipment={shipment} isDonation={isDonation} />
          </p>
          <GroupActions
            {...{ shipment, version, receiver, name, people, onTold }}
            onRemove={() => onRemove(removal)}
          />
        </div>
      </header>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <BasketLineRow
            key={line.packageId}
            line={line}
            receiver={receiver}
            version={version}
            wrappings={wrappings}
            onChoose={shipment.packageCount > 1 || line.quantity > 1 ? choose : undefined}
            tag={
              isForSelf || shipment.postPlan
                ? undefined
                : { receiverName: name, giverName: giverName ?? undefined }
            }
            onRemove={onRemove}
          />
        ))}
      </ul>
      {shipment.packageCount > lines.length && (
        <p className="border-line border-t px-4 py-3 text-text-soft sm:px-6">
          {t('partShown', { shown: lines.length, count: shipment.packageCount })}
        </p>
      )}
      {isForSelf && shipment.packageCount > 1 && (
        <p className="border-line border-t px-4 py-2 text-right sm:px-6">
          <Button variant="dangerLink" size="small" onClick={() => onRemove(removal)}>
            {t('removeGroup', { receiver })}
          </Button>
        </p>
      )}
    </section>
  )
}

type DeliveryProps = { shipment: BasketShipmentFragment; isDonation: boolean }

/** Where it goes and when it is there: by e-mail, or by post with what that costs. */
function Delivery(props: DeliveryProps) {
  return <span>{useDeliveryText(props)}</span>
}

function useDeliveryText({ shipment, isDonation }: DeliveryProps): string {
  const t = useTexts(basketTexts)
  const language = useLanguage()
  const { isForSelf, deliveryAddress, deliveryDate, postage, postPlan } = shipment
  if (postPlan && postage) {
    const address = addressIn(deliveryAddress)
    return t('byPost', {
      address: address?.city ? addressLines({ ...noAddress, ...address }).join(', ') : 'none',
      day: sayPostDay(language, postPlan.arrivesOn),
      postage: formatMoney(language, postage),
    })
  }
  if (isForSelf) return t(isDonation ? 'donationForSelf' : 'sentToSelf')
  const email = deliveryAddress?.email ?? ''
  return deliveryDate
    ? t('plannedForOther', { email, when: formatMoment(language, deliveryDate) })
    : t('sentToOther', { email })
}

const noAddress = { countryCode: '', city: '' }

graphql(`
  fragment BasketShipment on GiftcardShipment {
    id
    tag
    isForSelf
    giverName
    deliveryDate
    deliveryForm
    deliveryAddress {
      firstName lastName email
      ...PostalParts
    }
    postage { currency value }
    postPlan { arrivesOn }
    asksPhone
    isPhoneMissing
    packageCount
    packages { __typename ...BasketPackage }
  }
`)
