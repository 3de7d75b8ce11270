import { useId } from 'react'
import { cardDatesTexts } from '#i18n/texts/card-dates.ts'
import type { CardDatesFragment } from '#storefront/graphql/generated/graphql.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmailField } from '#ui/form/email-field.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { useTexts } from '#ui/use-texts.ts'

type ReminderFormProps = {
  token: string
  reminders: CardDatesFragment
  onDone: (reminders: CardDatesFragment) => void
}

/** Asks when, and at which address. Nothing is ticked beforehand: each mark is a consent. */
export function ReminderForm({ token, reminders, onDone }: ReminderFormProps) {
  const t = useTexts(cardDatesTexts)
  const { offeredDays, askedDays } = reminders
  const legend = useId()
  const form = useShopForm({
    name: 'card-dates',
    load: () => import('./ask-reminders.ts').then(({ reminderTask }) => reminderTask(token)),
    fieldErrorMessage: useFieldErrorMessage(cardDatesTexts),
    onDone: (_asked, answer) =>
      onDone(answer.reminders ?? { offeredDays: [], askedDays: [], maskedEmail: null }),
  })
  const { error, ...days } = form.field('days')
  return (
    <form {...form.formProps} aria-labelledby={legend} className="grid gap-4">
      <ErrorSummary form={form} />
      <fieldset>
        <legend id={legend} className="mb-1 font-bold">
          {t('days')}
        </legend>
        {offeredDays.map((count, index) => (
          <Checkbox
            key={count}
            {...days}
            value={String(count)}
            defaultChecked={askedDays.includes(count)}
            // The sentence stands once, below the last one.
            error={index === offeredDays.length - 1 ? error : undefined}
          >
            {t('day', { days: String(count) })}
          </Checkbox>
        ))}
      </fieldset>
      <EmailField {...form.field('email')} label={t('email')} />
      {/* Quiet: the thank-you above it comes first. */}
      <Button
        type="submit"
        variant="quiet"
        size="small"
        isLoading={form.isSending}
        className="w-full sm:w-fit"
      >
        {t('submit')}
      </Button>
      <FormMessages form={form} />
      <noscript>
        <p className="font-semibold">{t('noScript')}</p>
      </noscript>
      <p className="text-[0.9375rem] text-text-soft">{t('consent')}</p>
    </form>
  )
}
