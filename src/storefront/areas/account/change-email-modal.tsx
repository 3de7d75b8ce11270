import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { credentialsSchema, newEmailSchema } from '#kernel/account-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { PasswordField } from '#storefront/parts/account/password-field.tsx'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { askWithProof } from '#storefront/parts/captcha/ask-with-proof.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { AccountName } from './account-name.tsx'
import { FormFooter } from './form-footer.tsx'
import { FreshLogIn } from './fresh-log-in.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    changeEmail: ChangeEmailProps
  }
}

type ChangeEmailProps = { email: string; hasPassword: boolean; onAsked: () => void }

/** The owner asks for another address, which its mailbox confirms. */
export function ChangeEmailModal({
  email,
  hasPassword,
  onAsked,
  onClosed,
}: ChangeEmailProps & Closable) {
  const t = useTexts(accountPagesTexts, 'changeEmail')
  const label = useTexts(accountFormTexts)('password')
  const form = useAccountForm({
    name: 'change-email',
    load: async () => ({
      schema: hasPassword ? credentialsSchema : newEmailSchema,
      send: ({ email, password = null }: NewAddress) =>
        askWithProof((captchaToken) =>
          mutate(ChangeEmailDocument, { email, password, captchaToken }),
        ),
    }),
    onDone: () => {
      onClosed()
      onAsked()
    },
  })
  return (
    <Modal title={t('title')} onClosed={onClosed} isLoading={form.isSending}>
      <p className="mb-5">{t('text')}</p>
      <form {...form.formProps} aria-label={t('title')} className="grid gap-5">
        <AccountName email={email} />
        <EmailField {...form.field('email')} label={t('email')} />
        {hasPassword ? <PasswordField {...form.field('password')} label={label} /> : <FreshLogIn />}
        <FormFooter form={form} submit={t('submit')} />
      </form>
    </Modal>
  )
}

type NewAddress = { email: string; password?: string | null | undefined }

const ChangeEmailDocument = graphql(`
  mutation UserChangeEmail(
    $userData: UserData!
    $email: String!
    $password: String
    $captchaToken: String
  ) {
    userChangeEmail(
      userData: $userData
      email: $email
      password: $password
      captchaToken: $captchaToken
    ) {
      errors { ...ShopError }
    }
  }
`)
