import { useTranslations } from 'use-intl'
import * as v from 'valibot'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { ownPasswordSchema } from './account-schemas.ts'
import { FormEnd } from './form-end.tsx'
import { PasswordField } from './password-field.tsx'
import { useAccountForm } from './use-account-form.ts'
import { tellLoggedIn } from './use-logged-in.ts'

type ConfirmFormProps = {
  token: string
  /** Whoever is logged in as that account need not say once more who they are. */
  isForMe: boolean
  onConfirmed: () => void
}

/** A mail scanner follows links and presses nothing: saying yes is a press, and by the owner of the account. */
export function ConfirmForm({ token, isForMe, onConfirmed }: ConfirmFormProps) {
  const t = useTranslations('accountEntry.confirm')
  const label = useTranslations('accountForm')('password')
  const { formProps, said, isSending } = useAccountForm({
    schema: isForMe ? nothingToAsk : ownPasswordSchema,
    ask: async ({ password }) => {
      const answer = await callShop(ConfirmEmailDocument, { token, password }, 'mutation')
      return answer.userConfirmEmail.errors
    },
    onDone: () => {
      // The password logs in as well.
      if (!isForMe) tellLoggedIn()
      onConfirmed()
    },
  })
  return (
    <form {...formProps} aria-label={t('pageTitle')} className="grid gap-5">
      {!isForMe && (
        <>
          <p>{t('password')}</p>
          <PasswordField name="password" label={label} error={said.fields.password} />
        </>
      )}
      <FormEnd error={said.other} submit={t('submit')} isSending={isSending} />
    </form>
  )
}

const nothingToAsk = v.object({ password: v.optional(v.string()) })

const ConfirmEmailDocument = graphql(`
  mutation UserConfirmEmail($userData: UserData!, $token: String!, $password: String) {
    userConfirmEmail(userData: $userData, token: $token, password: $password) {
      errors { ...ShopError }
    }
  }
`)
