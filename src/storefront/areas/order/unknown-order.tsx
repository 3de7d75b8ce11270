import { orderTexts } from '#i18n/texts/order.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Shown for a link without an order. It says nothing about the orders that exist. */
export function UnknownOrder() {
  const t = useTexts(orderTexts, 'unknown')
  return (
    <Page width="reading">
      <PageMeta title={t('pageTitle')} isPrivate />
      <section className="mt-8 grid justify-items-center gap-4 rounded-panel bg-surface-warm px-5 py-14 text-center sm:mt-12">
        <span className="grid size-20 place-items-center rounded-full bg-surface text-action">
          <Icon name="search" size={38} />
        </span>
        <h1 className="text-heading-2">{t('heading')}</h1>
        <p className="max-w-md text-balance text-[1.0625rem]">{t('text')}</p>
        <Button href={usePaths().home()} className="mt-2">
          {t('home')}
        </Button>
      </section>
    </Page>
  )
}
