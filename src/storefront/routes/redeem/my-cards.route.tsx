import { myCardsTexts } from '#i18n/texts/my-cards.ts'
import { EndByLink } from '#storefront/areas/my-cards/end-by-link.tsx'
import { MissedGift } from '#storefront/areas/my-cards/missed-gift.tsx'
import { MyCardsForm } from '#storefront/areas/my-cards/my-cards-form.tsx'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The form is the same for everybody, and so is what it answers. */
export const headers = () => publicPage

export default function MyCardsRoute() {
  const t = useTexts(myCardsTexts)
  return (
    <Page>
      <PageMeta title={t('pageTitle')} description={t('description')} />
      <header className="pt-6 pb-7 sm:pt-10 sm:pb-9">
        <h1 className="max-w-[22ch] text-heading-1">{t('heading')}</h1>
        <p className="mt-3 max-w-[58ch] text-[1.125rem] text-text-soft leading-relaxed">
          {t('intro')}
        </p>
      </header>
      <EndByLink />
      <div className="grid items-center gap-x-14 gap-y-8 rounded-panel bg-surface-blush px-3 pt-3 pb-8 sm:px-9 sm:py-10 lg:grid-cols-[1.2fr_1fr]">
        <div className="rounded-panel bg-surface px-4 py-5 shadow-soft sm:px-8 sm:py-8">
          <MyCardsForm />
        </div>
        <Steps />
      </div>
      <MissedGift />
    </Page>
  )
}

const steps = ['address', 'mail', 'open'] as const

function Steps() {
  const t = useTexts(myCardsTexts, 'steps')
  return (
    <section aria-labelledby="my-cards-steps" className="max-sm:px-3">
      <h2 id="my-cards-steps" className="text-heading-2">
        {t('title')}
      </h2>
      <ol className="mt-4 grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.25rem_1fr] items-start gap-3">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-surface font-bold font-display text-action"
            >
              {index + 1}
            </span>
            <span className="pt-1.5 leading-relaxed">{t(step)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
