import { redeemTexts } from '#i18n/texts/redeem.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Page } from '#storefront/ui/page.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { NiceToKnow } from './nice-to-know.tsx'

/** For holders of the cards of a company, where their card leads: how they are exchanged, and the way in. */
export function RedeemInfo({ pageId }: { pageId: string }) {
  const t = useTexts(redeemTexts)
  return (
    <Page width="reading">
      <PageMeta title={t('info.heading')} isPrivate />
      <h1 className="pt-6 pb-6 text-heading-1 sm:pt-10">{t('info.heading')}</h1>
      <NiceToKnow />
      <Button href={usePaths().redeemShop(pageId)}>{t('info.action')}</Button>
    </Page>
  )
}
