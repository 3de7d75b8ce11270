import * as v from 'valibot'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { ownPasswordSchema } from '#kernel/account-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { PasswordField } from '#storefront/parts/account/password-field.tsx'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { tellLoggedIn } from '#storefront/parts/account/use-logged-in.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useTexts } from '#ui/use-texts.ts'
import { FormFooter } from './form-footer.tsx'

type ConfirmFormProps = {
  token: string
  /** A visitor who is logged in as that account need not type the address again. */
  isForMe: boolean
  onConfirmed: () => void
}

/** Mail scanners follow links but press no buttons, so the owner confirms by a button. */
export function ConfirmForm({ token, isForMe, onConfirmed }: ConfirmFormProps) {
  const t = useTexts(accountEntryTexts, 'confirm')
  const label = useTexts(accountFormTexts)('password')
  const form = useAccountForm({
    name: 'confirm-email',
    load: async () => ({
      schema: isForMe ? nothingToAsk : ownPasswordSchema,
      send: async ({ password }) => {
        const variables = { token, ...(password !== undefined && { password }) }
        return await mutate(ConfirmEmailDocument, variables)
      },
    }),
    onDone: () => {
      // The password logs in as well.
      if (!isForMe) tellLoggedIn()
      onConfirmed()
    },
  })
  return (
    <form {...form.formProps} aria-label={t('pageTitle')} className="grid gap-5">
      {!isForMe && (
        <>
          <p>{t('password')}</p>
          <PasswordField {...form.field('password')} label={label} />
        </>
      )}
      <FormFooter form={form} submit={t('submit')} />
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
