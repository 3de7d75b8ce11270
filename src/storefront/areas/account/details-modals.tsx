import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** What wants the password before it happens. */
export function DetailsModals({ email }: { email: string }) {
  const t = useTexts(accountPagesTexts, 'details')
  const done = useTexts(accountPagesTexts, 'changePassword')('done')
  const openModal = useModals()
  const showToast = useToast()
  return (
    <div className="mt-10 grid gap-8 border-line border-t pt-8 sm:grid-cols-2">
      <section aria-labelledby="password">
        <h2 id="password" className="text-[1.3125rem]">
          {t('password.heading')}
        </h2>
        <p className="mt-2 mb-4">{t('password.text')}</p>
        <Button
          variant="quiet"
          onClick={() => openModal('changePassword', { email, onChanged: () => showToast(done) })}
        >
          {t('password.action')}
        </Button>
      </section>
      <section aria-labelledby="delete">
        <h2 id="delete" className="text-[1.3125rem]">
          {t('delete.heading')}
        </h2>
        <p className="mt-2 mb-4">{t('delete.text')}</p>
        <Button variant="dangerLink" onClick={() => openModal('deleteAccount', {})}>
          {t('delete.action')}
        </Button>
      </section>
    </div>
  )
}
