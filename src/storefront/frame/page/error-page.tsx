import type { ReactNode } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { layoutTexts } from '#i18n/texts/layout.ts'
import { EmptyBox } from '#storefront/parts/messages/empty-box.tsx'
import { NotFoundPicture } from '#storefront/parts/messages/not-found-picture.tsx'
import { MissingPageContext } from '#storefront/parts/page/page-path.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Page } from '#storefront/ui/page.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** What stands where a page should be: it is not there, or it failed. Both lead on. */
export function ErrorPage({ error }: { error: unknown }) {
  return isMissing(error) ? <NotFound /> : <Failure />
}

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404

/** What stands around such a page. */
export const AroundError = ({ error, children }: { error: unknown; children: ReactNode }) => (
  <MissingPageContext value={isMissing(error)}>{children}</MissingPageContext>
)

export function NotFound() {
  const t = useTexts(layoutTexts, 'notFound')
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

function Failure() {
  const t = useTexts(layoutTexts, 'failure')
  const { pathname, search } = useLocation()
  return (
    <Page width="reading">
      <PageMeta title={t('title')} isPrivate />
      <div role="alert" className="flex flex-col items-center gap-5 py-12 text-center sm:py-20">
        <EmptyBox />
        <h1 className="text-heading-1">{t('title')}</h1>
        <p className="max-w-[44ch] text-balance text-[1.125rem] text-text-soft">{t('text')}</p>
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
