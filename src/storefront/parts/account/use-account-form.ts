import { useRevalidator } from 'react-router'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import type {
  AnswerWithErrors,
  FieldErrorMessage,
  FormSchema,
  Refusals,
} from '#ui/form/shop-form.ts'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { type FormToFill, useShopForm } from '#ui/form/use-shop-form.ts'
import { isNotLoggedIn } from './log-in-ended.ts'
import { useLogInEnded } from './use-log-in-ended.ts'

type AccountForm<Schema extends FormSchema, Answer extends AnswerWithErrors> = Omit<
  FormToFill<Schema, Answer>,
  'fieldErrorMessage' | 'leadAway'
> & {
  /** Where fields have messages that accounts do not share. */
  fieldErrorMessage?: FieldErrorMessage
}

/** A form of the account. When the log-in has ended, it asks the customer to log in again. */
export function useAccountForm<Schema extends FormSchema, Answer extends AnswerWithErrors>(
  form: AccountForm<Schema, Answer>,
) {
  const { revalidate } = useRevalidator()
  const leadToLogIn = useLogInEnded()
  const leadAway = async (refusals: Refusals) => {
    if (!isNotLoggedIn(refusals)) return false
    await shopForm.keep()
    if (await leadToLogIn()) return true
    void revalidate()
    return false
  }
  const ofAccounts = useFieldErrorMessage(accountFormTexts)
  const shopForm = useShopForm({
    ...form,
    fieldErrorMessage: form.fieldErrorMessage ?? ofAccounts,
    leadAway,
  })
  return shopForm
}
