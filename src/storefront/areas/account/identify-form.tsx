import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { identifySchema } from './account-schemas.ts'
import { EmailField } from './email-field.tsx'
import { FormEnd } from './form-end.tsx'
import { keepPrefill, prefill } from './prefill.ts'
import { useAccountForm } from './use-account-form.ts'

type IdentifyFormProps = {
  /** What the form is called, for who hears it. */
  title: string
  submit: string
  onAnswer: (email: string, hasAccount: boolean) => void
}

/** Asks whether there is an account (SPEC §4): who has one logs in, who has none goes another way. */
export function IdentifyForm({ title, submit, onAnswer }: IdentifyFormProps) {
  const label = useTranslations('accountForm')('email')
  const hasAccount = useRef(false)
  const { formProps, said, isSending } = useAccountForm({
    schema: identifySchema,
    hasCaptcha: true,
    ask: async ({ email }, captchaToken) => {
      const { checkUserExist } = await callShop(CheckUserExistDocument, { email, captchaToken })
      hasAccount.current = checkUserExist.status === true
      return checkUserExist.errors
    },
    onDone: ({ email }) => {
      keepPrefill(email)
      onAnswer(email, hasAccount.current)
    },
  })
  return (
    <form {...formProps} aria-label={title} className="grid gap-5">
      <EmailField ref={prefill} name="email" label={label} error={said.fields.email} />
      <FormEnd error={said.other} submit={submit} isSending={isSending} />
    </form>
  )
}

const CheckUserExistDocument = graphql(`
  query CheckUserExist($userData: UserData!, $email: String!, $captchaToken: String!) {
    checkUserExist(userData: $userData, email: $email, captchaToken: $captchaToken) {
      status
      errors { ...ShopError }
    }
  }
`)
