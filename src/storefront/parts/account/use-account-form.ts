import { useRevalidator } from 'react-router'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import type {
  AnswerWithErrors,
  FieldErrorMessage,
  FormSchema,
  Refusals,
} from '#ui/form/shop-form.ts'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { type FormToFill, useShopForm } from '#ui/form/use-shop-form.ts'

type AccountForm<Schema extends FormSchema, Answer extends AnswerWithErrors> = Omit<
  FormToFill<Schema, Answer>,
  'fieldErrorMessage'
> & {
  /** Where fields have messages that accounts do not share. */
  fieldErrorMessage?: FieldErrorMessage
}

/** A form of the account. When the session has ended, it asks the customer to log in. */
export function useAccountForm<Schema extends FormSchema, Answer extends AnswerWithErrors>(
  form: AccountForm<Schema, Answer>,
) {
  const { revalidate } = useRevalidator()
  const hearRefused = (refusals: Refusals, typed: FormData) => {
    if (refusals.some(({ code }) => code === errorCodes.notLoggedIn)) void revalidate()
    form.onRefused?.(refusals, typed)
  }
  const ofAccounts = useFieldErrorMessage(accountFormTexts)
  return useShopForm({
    ...form,
    fieldErrorMessage: form.fieldErrorMessage ?? ofAccounts,
    onRefused: hearRefused,
  })
}
