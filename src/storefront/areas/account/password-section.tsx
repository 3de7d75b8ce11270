import { useRevalidator } from 'react-router'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PasswordSectionFragment } from '#storefront/graphql/generated/graphql.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The password of the account: another one, a first one, or none (SPEC §1). */
export function PasswordSection({ profile }: { profile: PasswordSectionFragment }) {
  const { email, hasPassword, isEmailConfirmed } = profile
  const t = useTexts(accountPagesTexts, 'security.password')
  const changed = useTexts(accountPagesTexts, 'changePassword')('done')
  const deleted = useTexts(accountPagesTexts, 'deletePassword')('done')
  const openModal = useModals()
  const showToast = useToast()
  const { revalidate } = useRevalidator()
  const say = (sentence: string) => () => {
    showToast(sentence)
    void revalidate()
  }
  return (
    <section aria-labelledby="password">
      <h2 id="password" className="text-[1.3125rem]">
        {t('heading')}
      </h2>
      <p className="mt-2">{t(hasPassword ? 'text' : 'none')}</p>
      {hasPassword && !isEmailConfirmed && (
        <p className="mt-2 text-text-soft">{t('unconfirmed')}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-3">
        <Button
          variant="quiet"
          onClick={() =>
            openModal('changePassword', { email, hasPassword, onChanged: say(changed) })
          }
        >
          {t(hasPassword ? 'action' : 'choose')}
        </Button>
        {hasPassword && isEmailConfirmed && (
          <Button
            variant="dangerLink"
            onClick={() => openModal('deletePassword', { email, onDeleted: say(deleted) })}
          >
            {t('delete')}
          </Button>
        )}
      </div>
    </section>
  )
}

graphql(`
  fragment PasswordSection on CustomerProfile {
    email
    hasPassword
    isEmailConfirmed
  }
`)
