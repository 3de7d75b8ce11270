import { redeemTexts } from '#i18n/texts/redeem.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'

type NoCardProps = { hasEnded?: boolean; company?: string | undefined }

/** Where somebody comes without a card, or after a while of doing nothing. */
export function NoCard({ hasEnded = false, company }: NoCardProps) {
  const t = useTexts(redeemTexts)
  const openModal = useModals()
  return (
    <Page>
      <PageMeta title={t('pageTitle')} isPrivate />
      {/* As high as what stood here while nobody knew: the footer does not move. */}
      <div className="min-h-dvh">
        <h1 className="pt-6 pb-7 text-heading-1 sm:pt-10 sm:pb-9">
          {company ? t('info.of', { company }) : t('heading')}
        </h1>
        <section className="grid justify-items-center gap-4 rounded-panel bg-surface-blush px-5 py-10 text-center sm:py-14">
          <span className="grid size-20 place-items-center rounded-full bg-surface text-action">
            <Icon name="card" size={38} />
          </span>
          <h2 className="text-heading-2">{t(hasEnded ? 'start.endedTitle' : 'start.title')}</h2>
          <p className="max-w-md text-balance text-[1.0625rem]">
            {t(hasEnded ? 'start.ended' : 'start.text')}
          </p>
          <Button className="mt-2" onClick={() => openModal('redeemCardNumber', {})}>
            {t('start.action')}
          </Button>
        </section>
      </div>
    </Page>
  )
}
