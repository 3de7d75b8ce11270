import { controlsTexts } from '#i18n/texts/controls.ts'
import { useTexts } from '#ui/use-texts.ts'
import { Anchor } from './anchor.tsx'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export type PaginationProps = {
  currentPage: number
  pageCount: number
  hrefOf: (page: number) => string
}

const around = 1

/** First, last and the neighbours of the page; 'gap' stands for what is left out. */
export function pagesToShow(currentPage: number, pageCount: number): (number | 'gap')[] {
  const shown: (number | 'gap')[] = []
  for (let page = 1; page <= pageCount; page += 1) {
    const isNear = Math.abs(page - currentPage) <= around
    if (page === 1 || page === pageCount || isNear) shown.push(page)
    else if (shown.at(-1) !== 'gap') shown.push('gap')
  }
  return shown
}

/** Links to real pages, for search engines and without a script. */
export function Pagination({ currentPage, pageCount, hrefOf }: PaginationProps) {
  const t = useTexts(controlsTexts)
  if (pageCount <= 1) return null
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center sm:gap-1">
      {currentPage > 1 && (
        <Step icon="chevronLeft" label={t('previousPage')} href={hrefOf(currentPage - 1)} />
      )}
      {pagesToShow(currentPage, pageCount).map((page, index, all) =>
        page === 'gap' ? (
          <span key={`after-${all[index - 1]}`} className="w-4 text-center sm:w-6">
            {'…'}
          </span>
        ) : (
          <Anchor
            key={page}
            href={hrefOf(page)}
            aria-label={t('page', { page })}
            aria-current={page === currentPage ? 'page' : undefined}
            className={cx(
              'touch grid place-items-center rounded-full font-semibold tabular-nums',
              page === currentPage ? 'bg-action text-on-action' : 'hover:bg-action-soft',
            )}
          >
            {page}
          </Anchor>
        ),
      )}
      {currentPage < pageCount && (
        <Step icon="chevronRight" label={t('nextPage')} href={hrefOf(currentPage + 1)} />
      )}
    </nav>
  )
}

function Step({ icon, label, href }: { icon: IconName; label: string; href: string }) {
  return (
    <Anchor
      href={href}
      aria-label={label}
      className="touch grid place-items-center rounded-full text-action hover:bg-action-soft"
    >
      <Icon name={icon} size={20} />
    </Anchor>
  )
}
