import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { invitationSchema, type MemberRole } from '#kernel/company.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { askWithProof } from '#storefront/parts/captcha/ask-with-proof.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useToast } from '#ui/toasts.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { CompanyRoleCards, roleOf } from './company-role-cards.tsx'
import { FormFooter } from './form-footer.tsx'

/** Invites a colleague by mail. */
export function InviteForm({ company }: { company: string }) {
  const t = useTexts(accountCompaniesTexts, 'invite')
  const [role, setRole] = useState<MemberRole>('buyer')
  const showToast = useToast()
  const { revalidate } = useRevalidator()
  const form = useAccountForm({
    name: `invite-${company}`,
    fieldErrorMessage: useFieldErrorMessage(accountCompaniesTexts),
    load: async () => ({
      schema: invitationSchema,
      send: (typed) =>
        askWithProof((captchaToken) =>
          mutate(InviteDocument, {
            company,
            email: typed.email,
            role: roleOf(typed.role),
            captchaToken,
          }),
        ),
    }),
    onDone: () => {
      form.element.current?.reset()
      showToast(t('sent'))
      void revalidate()
    },
  })
  return (
    <section aria-labelledby="invite" className="mt-8">
      <h2 id="invite" className="text-[1.3125rem]">
        {t('heading')}
      </h2>
      <form {...form.formProps} aria-labelledby="invite" className="mt-4 grid gap-5">
        <EmailField {...form.field('email')} label={t('email')} autoComplete="off" />
        <CompanyRoleCards legend={t('role')} value={role} onChange={setRole} />
        <FormFooter form={form} submit={t('submit')} />
      </form>
    </section>
  )
}

const InviteDocument = graphql(`
  mutation InviteToCompany(
    $userData: UserData!
    $company: String!
    $email: String!
    $role: CompanyRole!
    $captchaToken: String
  ) {
    inviteToCompany(
      userData: $userData
      company: $company
      email: $email
      role: $role
      captchaToken: $captchaToken
    ) {
      errors { ...ShopError }
    }
  }
`)
