import { useTranslations } from 'use-intl'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { choosePasswordSchema } from './account-schemas.ts'
import { ChosenPassword } from './chosen-password.tsx'
import { FormEnd } from './form-end.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useLoggedIn } from './use-logged-in.ts'

/** Chooses a new password by the link of a mail, and logs in with it. */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useTranslations('accountEntry.newPassword')
  const paths = usePaths()
  const goOn = useLoggedIn()
  const { formProps, said, isSending } = useAccountForm({
    schema: choosePasswordSchema,
    ask: async ({ password }) => {
      const answer = await callShop(SetPasswordDocument, { token, password }, 'mutation')
      return answer.userSetPassword.errors
    },
    onDone: () => goOn(paths.accountNewPasswordDone()),
  })
  return (
    <form {...formProps} aria-label={t('pageTitle')} className="grid gap-5">
      <ChosenPassword errors={said.fields} />
      <FormEnd error={said.other} submit={t('submit')} isSending={isSending} />
    </form>
  )
}

const SetPasswordDocument = graphql(`
  mutation UserSetPassword($userData: UserData!, $token: String!, $password: String!) {
    userSetPassword(userData: $userData, token: $token, password: $password) {
      errors { ...ShopError }
    }
  }
`)
