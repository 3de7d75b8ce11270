import { redeemTexts } from '#i18n/texts/redeem.ts'
import { EmptyPanel } from '#storefront/parts/messages/empty-panel.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#storefront/ui/page.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** Where somebody comes without a card, or after a while of doing nothing. */
export function NoCard() {
  const t = useTexts(redeemTexts)
  return (
    <Page>
      <PageMeta title={t('pageTitle')} isPrivate />
      <h1 className="pt-6 pb-7 text-heading-1 sm:pt-10 sm:pb-9">{t('heading')}</h1>
      <EmptyPanel
        icon="card"
        heading={<h2 className="text-heading-2">{t('start.title')}</h2>}
        text={t('start.text')}
        action={t('start.action')}
        href={usePaths().balance()}
      />
    </Page>
  )
}
