import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The end of the account, which the owner has to confirm. */
export function DetailsModals({ hasPassword }: { hasPassword: boolean }) {
  const t = useTexts(accountPagesTexts, 'details.delete')
  const openModal = useModals()
  return (
    <div className="mt-10 border-line border-t pt-8">
      <section aria-labelledby="delete">
        <h2 id="delete" className="text-[1.3125rem]">
          {t('heading')}
        </h2>
        <p className="mt-2 mb-4">{t('text')}</p>
        <Button variant="dangerLink" onClick={() => openModal('deleteAccount', { hasPassword })}>
          {t('action')}
        </Button>
      </section>
    </div>
  )
}
