import { textGroup } from '#i18n/text-group.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import { EmailField, RepeatedEmailField } from '#storefront/parts/form/email-field.tsx'
import { useFieldErrorMessage } from '#storefront/parts/form/use-field-error-message.ts'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { ChangeForm, ChangeInPlace } from './change-in-place.tsx'
import { useChangeForm } from './use-change-form.ts'

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
  return (
    <ChangeInPlace
      text={props.isHandedOver ? t('askAfterAll') : t('ask')}
      isUrgent={props.isUrgent}
      form={(close) => <AskedForm {...props} onCancelled={close} />}
    />
  )
}

function AskedForm({ onCancelled, ...props }: AddressFormProps & { onCancelled: () => void }) {
  const { orderUuid, deliveryId, receiverName, isUrgent, onCorrected } = props
  const t = useTexts(orderTexts, 'address')
  const form = useChangeForm({
    name: `address-${deliveryId}`,
    load: async () =>
      (await import('./correct-address.ts')).correctAddress({ orderUuid, deliveryId }),
    fieldErrorMessage: useFieldErrorMessage(textGroup(orderTexts, 'address')),
    onChanged: onCorrected,
  })
  return (
    <ChangeForm
      form={form}
      label={t('title', { name: receiverName })}
      hint={t('hint')}
      submit={t('submit')}
      cancel={isUrgent ? undefined : { text: t('cancel'), onCancel: onCancelled }}
    >
      <EmailField {...form.field('email')} label={t('email')} autoComplete="off" />
      <RepeatedEmailField
        {...form.field('confirmEmail')}
        label={t('confirmEmail')}
        autoComplete="off"
      />
    </ChangeForm>
  )
}
