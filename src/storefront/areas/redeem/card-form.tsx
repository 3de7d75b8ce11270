import type * as v from 'valibot'
import { balanceTexts } from '#i18n/texts/balance.ts'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import type { choiceCardSchema } from '#kernel/choice-card.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { CardNumberField } from '#storefront/parts/choice-card/card-number-field.tsx'
import { PinField } from '#storefront/parts/choice-card/pin-field.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import type { AnswerWithErrors, FormTask } from '#ui/form/shop-form.ts'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { useTexts } from '#ui/use-texts.ts'

type CardSchema = ReturnType<typeof choiceCardSchema>

type CardFormProps<Answer extends AnswerWithErrors> = {
  load: () => Promise<FormTask<CardSchema, Answer>>
  onDone: (card: v.InferOutput<CardSchema>, answer: Answer) => void | Promise<void>
  submit: string
}

/** Asks for number and pin of a card. Neither is kept anywhere. */
export function CardForm<Answer extends AnswerWithErrors>({
  load,
  onDone,
  submit,
}: CardFormProps<Answer>) {
  const t = useTexts(redeemTexts, 'card')
  const form = useShopForm({
    name: 'redeemCard',
    load,
    fieldErrorMessage: useFieldErrorMessage(balanceTexts),
    onDone,
    captcha: useCaptcha(),
  })
  return (
    <form {...form.formProps} autoComplete="off" aria-label={t('form')} className="mt-5 grid gap-4">
      <ErrorSummary form={form} />
      <CardNumberField {...form.field('cardNumber')} />
      <PinField {...form.field('pin')} />
      <FormMessages form={form} />
      <Button type="submit" isLoading={form.isSending} isWide>
        {submit}
      </Button>
    </form>
  )
}
