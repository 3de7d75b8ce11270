import { useLocation } from 'react-router'
import { errorScreensTexts } from '#i18n/texts/error-screens.ts'
import { EmptyBox } from '#storefront/parts/messages/empty-box.tsx'
import { NotFoundPicture } from '#storefront/parts/messages/not-found-picture.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The page is not there. */
export function MissingPage() {
  const t = useTexts(errorScreensTexts, 'notFound')
  const paths = usePaths()
  return (
    <Page width="reading">
      <PageMeta title={t('title')} isPrivate />
      <div className="flex flex-col items-center gap-5 py-12 text-center sm:py-20">
        <NotFoundPicture />
        <h1 className="text-heading-1">{t('title')}</h1>
        <p className="max-w-[44ch] text-balance text-[1.125rem] text-text-soft">{t('text')}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Button href={paths.giftCards()}>{t('toGiftCards')}</Button>
          <Button href={paths.home()} variant="quiet">
            {t('toHome')}
          </Button>
        </div>
      </div>
    </Page>
  )
}

/** The page is there, and could not be shown: `isAway` while the shop cannot get at what it keeps. */
export function FailedPage({ isAway }: { isAway: boolean }) {
  const t = useTexts(errorScreensTexts, 'failure')
  const title = t(isAway ? 'awayTitle' : 'title')
  const { pathname, search } = useLocation()
  return (
    <Page width="reading">
      <PageMeta title={title} isPrivate />
      <div role="alert" className="flex flex-col items-center gap-5 py-12 text-center sm:py-20">
        <EmptyBox />
        <h1 className="text-heading-1">{title}</h1>
        <p className="max-w-[44ch] text-balance text-[1.125rem] text-text-soft">
          {t(isAway ? 'awayText' : 'text')}
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {/* A plain link with a full load: the app itself may be what failed. */}
          <a
            href={`${pathname}${search}`}
            className="inline-flex min-h-13 items-center rounded-full bg-action px-7 font-bold text-[1.0625rem] text-on-action shadow-action hover:bg-action-strong"
          >
            {t('again')}
          </a>
          <Button href={usePaths().home()} variant="quiet">
            {t('toHome')}
          </Button>
        </div>
      </div>
    </Page>
  )
}
