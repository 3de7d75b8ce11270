import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { noteLengthMax } from '#kernel/note.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { RadioCards } from '#storefront/ui/radio-cards.tsx'
import { TextArea } from '#storefront/ui/text-area.tsx'
import { TextField } from '#storefront/ui/text-field.tsx'
import type { GiftForm } from './gift-form.ts'
import { useFieldMessage } from './use-field-message.ts'

type FormProps = { form: UseFormReturn<GiftForm> }

/** A donation is given in somebody's name; nothing of it is sent to be spent. */
type ReceiverFieldsProps = FormProps & { isDonation: boolean }

/** Who gets it. For somebody else: name, address twice, and what the giver wants to say. */
export function ReceiverFields({ form, isDonation }: ReceiverFieldsProps) {
  const t = useTranslations('product.form')
  const receiver = form.watch('receiver')
  return (
    <div>
      <RadioCards
        legend={t('receiver')}
        name="receiver"
        value={receiver}
        options={[
          { value: 'other', label: isDonation ? t('donation.forOther') : t('forOther') },
          { value: 'self', label: isDonation ? t('donation.forSelf') : t('forSelf') },
        ]}
        onChange={(value) => form.setValue('receiver', value as GiftForm['receiver'])}
      />
      {receiver === 'other' ? (
        <SomebodyElse form={form} />
      ) : (
        <p className="mt-3 flex gap-2.5 text-text-soft">
          <Icon name="mail" size={20} className="mt-0.5" />
          {isDonation ? t('donation.forSelfHint') : t('forSelfHint')}
        </p>
      )}
    </div>
  )
}

function SomebodyElse({ form }: FormProps) {
  const t = useTranslations('product.form')
  const say = useFieldMessage(undefined)
  const { errors } = form.formState
  return (
    <>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <TextField
          {...form.register('name')}
          label={t('name')}
          autoComplete="off"
          error={say(errors.name, 'name')}
          className="sm:col-span-2"
        />
        <TextField
          {...form.register('email')}
          label={t('email')}
          type="email"
          autoComplete="off"
          spellCheck={false}
          error={say(errors.email, 'email')}
        />
        <TextField
          {...form.register('confirmEmail')}
          label={t('confirmEmail')}
          type="email"
          autoComplete="off"
          spellCheck={false}
          error={say(errors.confirmEmail, 'confirmEmail')}
        />
      </div>
      <p className="mt-6 mb-2.5 font-bold">{t('message')}</p>
      <TextArea
        {...form.register('message')}
        label={t('messageLabel')}
        text={form.watch('message')}
        amountOfCharactersAllowed={noteLengthMax}
        error={say(errors.message)}
      />
    </>
  )
}
