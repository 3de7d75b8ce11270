import { addressTexts } from '#i18n/texts/address.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import { deliveryParts } from '#kernel/address-parts.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PostedReceiverFragment } from '#storefront/graphql/generated/graphql.ts'
import { DeliveryAddressFields } from '#storefront/parts/address-fields/delivery-address-fields.tsx'
import { knownParts } from '#storefront/parts/address-fields/known-parts.ts'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useTexts } from '#ui/use-texts.ts'
import { ChangeForm, ChangeInPlace } from './change-in-place.tsx'
import { useChangeForm } from './use-change-form.ts'

type PostAddressFormProps = {
  orderUuid: string
  receiver: PostedReceiverFragment
  /** The page shows the new address, and the form is about to go. */
  onChanged: () => void
}

/** Lets the giver have a card posted to another address until it is packed. */
export function PostAddressForm(props: PostAddressFormProps) {
  const t = useTexts(orderTexts, 'postAddress')
  if (!props.receiver.post?.canBeChanged) return null
  return (
    <ChangeInPlace
      text={t('ask')}
      icon="parcel"
      openForm={(close) => <AskedForm {...props} onClosed={close} />}
    />
  )
}

function AskedForm(props: PostAddressFormProps & { onClosed: () => void }) {
  const { orderUuid, receiver, onChanged, onClosed } = props
  const t = useTexts(orderTexts, 'postAddress')
  const { id: deliveryId, name, post } = receiver
  const form = useChangeForm({
    name: `post-address-${deliveryId}`,
    load: async () =>
      (await import('./send-post-address.ts')).sendPostAddress({ orderUuid, deliveryId }),
    fieldErrorMessage: useFieldErrorMessage(addressTexts),
    onChanged,
    onShown: onClosed,
  })
  return (
    <ChangeForm
      form={form}
      label={t('title', { name })}
      hint={t('hint')}
      submit={t('submit')}
      cancel={{ text: t('cancel'), onCancel: onClosed }}
    >
      <DeliveryAddressFields
        field={(part) => form.field(part)}
        known={knownParts(deliveryParts, post?.address)}
        onCountry={() => form.changed('postCode')}
      />
    </ChangeForm>
  )
}

graphql(`
  fragment PostedReceiver on OrderReceiver {
    id
    name
    post {
      canBeChanged
      address { ...PostalParts }
    }
  }
`)
