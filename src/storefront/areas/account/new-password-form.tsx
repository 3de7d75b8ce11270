import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { useLoggedIn } from '#storefront/parts/account/use-logged-in.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { repeatedPasswordSchema } from './account-schemas.ts'
import { ChosenPassword } from './chosen-password.tsx'
import { FormFooter } from './form-footer.tsx'

/** Chooses a new password by the link of a mail, and logs in with it. */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useTexts(accountEntryTexts, 'newPassword')
  const paths = usePaths()
  const goOn = useLoggedIn()
  const form = useAccountForm({
    name: 'new-password',
    load: async () => ({
      schema: repeatedPasswordSchema,
      send: async ({ password }) => await mutate(SetPasswordDocument, { token, password }),
    }),
    onDone: () => goOn(paths.accountNewPasswordDone()),
  })
  return (
    <form {...form.formProps} aria-label={t('pageTitle')} className="grid gap-5">
      <ErrorSummary form={form} />
      <ChosenPassword form={form} />
      <FormFooter form={form} submit={t('submit')} />
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
