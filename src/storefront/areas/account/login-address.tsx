import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { LoginAddressFragment } from '#storefront/graphql/generated/graphql.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The address that the customer logs in with, and the way to another one. */
export function LoginAddress({ profile }: { profile: LoginAddressFragment }) {
  const t = useTexts(accountPagesTexts, 'details')
  const done = useTexts(accountPagesTexts, 'changeEmail')('done')
  const openModal = useModals()
  const showToast = useToast()
  const { email, hasPassword, isEmailConfirmed } = profile
  const onAsked = () => showToast(done)
  return (
    <div className="mb-6 rounded-card bg-surface-warm px-5 py-4">
      <p className="text-[0.875rem] text-text-soft">{t('email')}</p>
      <p className="wrap-anywhere font-semibold">
        <span>{email}</span>
        <span className="font-normal text-text-soft">
          {` (${t(isEmailConfirmed ? 'confirmed' : 'unconfirmed')})`}
        </span>
      </p>
      <Button
        variant="quiet"
        size="small"
        onClick={() => openModal('changeEmail', { email, hasPassword, onAsked })}
        className="mt-3"
      >
        {t('changeEmail')}
      </Button>
    </div>
  )
}

graphql(`
  fragment LoginAddress on CustomerProfile {
    email
    hasPassword
    isEmailConfirmed
  }
`)
