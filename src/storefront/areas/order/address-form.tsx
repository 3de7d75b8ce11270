import { useState } from 'react'
import { orderTexts } from '#i18n/texts/order.ts'
import { textGroup } from '#i18n/texts.ts'
import { EmailField, RepeatedEmailField } from '#ui/form/email-field.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useTexts } from '#ui/use-texts.ts'
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
  /** It waits for its moment: nobody was mailed. */
  isPlanned: boolean
  /** It is on its way, and the form about to go. */
  onCorrected: () => void
}

/** Lets the giver send a gift to another address until it is opened, and give it another name before it is sent. */
export function AddressForm(props: AddressFormProps) {
  const t = useTexts(orderTexts, 'address')
  const ask = props.isPlanned ? 'planned.ask' : 'ask'
  const [isCorrected, setIsCorrected] = useState(false)
  return (
    <>
      <p role="status" className="mt-1 font-semibold text-[0.9375rem] text-leaf empty:hidden">
        {isCorrected && t('done')}
      </p>
      <ChangeInPlace
        text={t(props.isHandedOver ? 'askAfterAll' : ask)}
        icon={props.isPlanned ? 'mail' : undefined}
        isUrgent={props.isUrgent}
        openForm={(close) => (
          <AskedForm
            {...props}
            onClosed={close}
            onShown={() => {
              close()
              setIsCorrected(true)
            }}
          />
        )}
      />
    </>
  )
}

type AskedFormProps = AddressFormProps & { onClosed: () => void; onShown: () => void }

function AskedForm({ onClosed, onShown, ...props }: AskedFormProps) {
  const { orderUuid, deliveryId, receiverName, isUrgent, isPlanned, onCorrected } = props
  const t = useTexts(orderTexts, 'address')
  const form = useChangeForm({
    name: `address-${deliveryId}`,
    load: async () =>
      (await import('./send-corrected-address.ts')).sendCorrectedAddress({ orderUuid, deliveryId }),
    fieldErrorMessage: useFieldErrorMessage(textGroup(orderTexts, 'address')),
    onChanged: onCorrected,
    onShown,
  })
  return (
    <ChangeForm
      form={form}
      label={t('title', { name: receiverName })}
      hint={t(isPlanned ? 'planned.hint' : 'hint')}
      submit={t(isPlanned ? 'planned.submit' : 'submit')}
      cancel={isUrgent ? undefined : { text: t('cancel'), onCancel: onClosed }}
    >
      {isPlanned && (
        <LineField
          {...form.field('name')}
          label={t('planned.name')}
          optionalText={t('planned.optional')}
          hint={t('planned.nameHint', { name: receiverName })}
          autoComplete="off"
        />
      )}
      <EmailField {...form.field('email')} label={t('email')} autoComplete="off" />
      <RepeatedEmailField
        {...form.field('confirmEmail')}
        label={t('confirmEmail')}
        autoComplete="off"
      />
    </ChangeForm>
  )
}
