import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { textGroup } from '#i18n/text-group.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import { EmailField, RepeatedEmailField } from '#storefront/parts/form/email-field.tsx'
import { ErrorSummary } from '#storefront/parts/form/error-summary.tsx'
import { FormMessages } from '#storefront/parts/form/form-messages.tsx'
import { useFieldErrorMessage } from '#storefront/parts/form/use-field-error-message.ts'
import { useShopForm } from '#storefront/parts/form/use-shop-form.ts'
import { Button } from '#storefront/ui/button.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

type AddressFormProps = {
  orderUuid: string
  deliveryId: string
  receiverName: string
  /** The address is known to be wrong, so the form need not be asked for. */
  isUrgent: boolean
  /** No mail is on its way: this sends one after all. */
  isHandedOver: boolean
  /** It is on its way, and the form about to go. */
  onCorrected: () => void
}

/** Lets the giver send a gift to another address until it is opened. */
export function AddressForm(props: AddressFormProps) {
  const t = useTexts(orderTexts, 'address')
  const [isAsked, setIsAsked] = useState(props.isUrgent)
  if (!isAsked)
    return (
      <Button
        variant="link"
        size="small"
        className="-ml-1 justify-self-start print:hidden"
        onClick={() => setIsAsked(true)}
      >
        {props.isHandedOver ? t('askAfterAll') : t('ask')}
      </Button>
    )
  return <AskedForm {...props} onCancelled={() => setIsAsked(false)} />
}

function AskedForm({ onCancelled, ...props }: AddressFormProps & { onCancelled: () => void }) {
  const { orderUuid, deliveryId, receiverName, isUrgent, onCorrected } = props
  const t = useTexts(orderTexts, 'address')
  const { revalidate } = useRevalidator()
  const form = useShopForm({
    name: `address-${deliveryId}`,
    load: async () =>
      (await import('./correct-address.ts')).correctAddress({ orderUuid, deliveryId }),
    fieldErrorMessage: useFieldErrorMessage(textGroup(orderTexts, 'address')),
    // A refusal may mean that the address can no longer be changed.
    onRefused: () => void revalidate(),
    onDone: async () => {
      onCorrected()
      await revalidate()
    },
  })
  return (
    <form
      {...form.formProps}
      aria-label={t('title', { name: receiverName })}
      className="mt-3 grid gap-3 print:hidden"
    >
      <ErrorSummary form={form} />
      <EmailField {...form.field('email')} label={t('email')} autoComplete="off" />
      <RepeatedEmailField
        {...form.field('confirmEmail')}
        label={t('confirmEmail')}
        autoComplete="off"
      />
      <FormMessages form={form} />
      <p className="text-[0.875rem] text-text-soft">{t('hint')}</p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" size="small" isLoading={form.isSending}>
          {t('submit')}
        </Button>
        {!isUrgent && (
          <Button variant="link" size="small" className="-ml-1" onClick={onCancelled}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
