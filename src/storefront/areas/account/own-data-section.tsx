import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { ownDataFile } from '#kernel/own-data-file.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The way to a file with all that is kept of the customer. */
export function OwnDataSection() {
  const t = useTexts(accountPagesTexts, 'details.data')
  const paths = usePaths()
  return (
    <section aria-labelledby="own-data" className="mt-10 border-line border-t pt-8">
      <h2 id="own-data" className="text-[1.3125rem]">
        {t('heading')}
      </h2>
      <p className="mt-2 mb-4">{t('text')}</p>
      <Button href={`${paths.accountDetails()}${ownDataFile}`} variant="quiet" isFullLoad>
        {t('action')}
      </Button>
    </section>
  )
}
