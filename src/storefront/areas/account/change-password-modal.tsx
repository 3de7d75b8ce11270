import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { PasswordField } from '#storefront/parts/account/password-field.tsx'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { AccountName } from './account-name.tsx'
import { changePasswordFormSchema, firstPasswordFormSchema } from './account-schemas.ts'
import { ChosenPassword } from './chosen-password.tsx'
import { FormFooter } from './form-footer.tsx'
import { FreshLogIn } from './fresh-log-in.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    changePassword: ChangePasswordProps
  }
}

export type ChangePasswordProps = {
  /** The account's address: password managers keep the new password with it. */
  email: string
  /** False: the customer chooses a first one. */
  hasPassword: boolean
  onChanged: () => void
}

/** A customer who knows the old password, or has none, chooses a new one (SPEC §2). */
export function ChangePasswordModal({
  email,
  hasPassword,
  onChanged,
  onClosed,
}: ChangePasswordProps & Closable) {
  const t = useTexts(accountPagesTexts, 'changePassword')
  const title = t(hasPassword ? 'title' : 'chooseTitle')
  const label = useTexts(accountFormTexts)('currentPassword')
  const form = useAccountForm({
    name: 'change-password',
    load: async () => ({
      schema: hasPassword ? changePasswordFormSchema : firstPasswordFormSchema,
      send: changePassword,
    }),
    onDone: () => {
      onClosed()
      onChanged()
    },
  })
  return (
    <Modal title={title} onClosed={onClosed} isLoading={form.isSending}>
      <p className="mb-5">{t('text')}</p>
      <form {...form.formProps} aria-label={title} className="grid gap-5">
        <ErrorSummary form={form} />
        <AccountName email={email} />
        {hasPassword ? (
          <PasswordField {...form.field('currentPassword')} label={label} />
        ) : (
          <FreshLogIn />
        )}
        <ChosenPassword form={form} />
        <FormFooter form={form} submit={t('submit')} />
      </form>
    </Modal>
  )
}

type Passwords = { currentPassword?: string | undefined; password: string }

async function changePassword({ currentPassword, password }: Passwords) {
  const variables = { password, currentPassword: currentPassword ?? null }
  return await mutate(ChangePasswordDocument, variables)
}

const ChangePasswordDocument = graphql(`
  mutation UserChangePassword(
    $userData: UserData!
    $currentPassword: String
    $password: String!
  ) {
    userChangePassword(
      userData: $userData
      currentPassword: $currentPassword
      password: $password
    ) {
      errors { ...ShopError }
    }
  }
`)
