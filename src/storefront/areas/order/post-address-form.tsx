import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { addressTexts } from '#i18n/texts/address.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import { deliveryParts } from '#kernel/address-parts.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PostedReceiverFragment } from '#storefront/graphql/generated/graphql.ts'
import { DeliveryAddressFields } from '#storefront/parts/address-fields/delivery-address-fields.tsx'
import { ErrorSummary } from '#storefront/parts/form/error-summary.tsx'
import { FormMessages } from '#storefront/parts/form/form-messages.tsx'
import { useFieldErrorMessage } from '#storefront/parts/form/use-field-error-message.ts'
import { useShopForm } from '#storefront/parts/form/use-shop-form.ts'
import { Button } from '#storefront/ui/button.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

type PostAddressFormProps = {
  orderUuid: string
  receiver: PostedReceiverFragment
  /** The page shows the new address, and the form is about to go. */
  onChanged: () => void
}

/** Lets the giver have a card posted to another address until it is packed. */
export function PostAddressForm(props: PostAddressFormProps) {
  const t = useTexts(orderTexts, 'postAddress')
  const [isAsked, setIsAsked] = useState(false)
  if (!props.receiver.post?.canBeChanged) return null
  if (!isAsked)
    return (
      <Button
        variant="link"
        size="small"
        icon="parcel"
        className="-ml-1 justify-self-start print:hidden"
        onClick={() => setIsAsked(true)}
      >
        {t('ask')}
      </Button>
    )
  return <AskedForm {...props} onDone={() => setIsAsked(false)} />
}

function AskedForm({
  orderUuid,
  receiver,
  onChanged,
  onDone,
}: PostAddressFormProps & { onDone: () => void }) {
  const t = useTexts(orderTexts, 'postAddress')
  const { revalidate } = useRevalidator()
  const { id: deliveryId, name, post } = receiver
  const form = useShopForm({
    name: `post-address-${deliveryId}`,
    load: async () =>
      (await import('./change-post-address.ts')).changePostAddress({ orderUuid, deliveryId }),
    fieldErrorMessage: useFieldErrorMessage(addressTexts),
    // A refusal may mean that it is packed by now.
    onRefused: () => void revalidate(),
    onDone: async () => {
      onChanged()
      await revalidate()
      onDone()
    },
  })
  return (
    <form
      {...form.formProps}
      aria-label={t('title', { name })}
      className="mt-3 grid gap-4 print:hidden"
    >
      <ErrorSummary form={form} />
      <DeliveryAddressFields
        field={(part) => form.field(part)}
        known={knownOf(post?.address)}
        onCountry={() => form.changed('postCode')}
      />
      <FormMessages form={form} />
      <p className="text-[0.875rem] text-text-soft">{t('hint')}</p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" size="small" isLoading={form.isSending}>
          {t('submit')}
        </Button>
        <Button variant="link" size="small" className="-ml-1" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

type Known = NonNullable<PostedReceiverFragment['post']>['address'] | undefined

/** Without the parts that it has not. */
const knownOf = (address: Known) =>
  Object.fromEntries(
    deliveryParts.flatMap((part) => (address?.[part] ? [[part, address[part]]] : [])),
  )

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
