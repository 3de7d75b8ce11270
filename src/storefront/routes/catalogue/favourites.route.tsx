import { useTranslations } from 'use-intl'
import { ListHeading } from '#storefront/components/catalogue/list-heading.tsx'
import { FavouritesList } from '#storefront/components/mine/favourites-list.tsx'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { privatePage } from '#storefront/page-headers.ts'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { Page } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'

export const headers = () => privatePage

/** What the visitor put a heart on: known to the browser alone. */
export default function FavouritesRoute() {
  const t = useTranslations('mine')
  const crumbs = useTranslations('browse.crumbs')
  return (
    <Page>
      <PageMeta title={t('title')} isPrivate />
      <Breadcrumbs trail={[{ title: crumbs('home'), href: usePaths().home() }]} here={t('title')} />
      <ListHeading title={t('title')} text={t('intro')} />
      {/* As high as the window leaves it: whatever the list turns out to hold, the footer stays out of sight. */}
      <div className="flex min-h-[calc(100dvh-19rem)] flex-col">
        <FavouritesList />
      </div>
    </Page>
  )
}
