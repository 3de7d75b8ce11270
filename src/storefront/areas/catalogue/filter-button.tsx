import { filtersTexts } from '#i18n/texts/filters.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { cx } from '#storefront/ui/class-names.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { filterFormId } from './filter-bar.tsx'
import type { FilterModalProps } from './filter-modal.tsx'
import { choiceCount } from './list-query.ts'

/**
 * On phones and tablets the filters stay at the lower edge while the list is in sight; without a list they would cover
 * the other links. On the left they leave the hearts of both columns free. A link to the form until the page is hydrated, then it opens the modal.
 */
export function FilterButton({ modal }: { modal: FilterModalProps }) {
  const t = useTexts(filtersTexts)
  const openModal = useModals()
  const hasList = modal.totalItems !== 0
  return (
    <div
      data-bar={hasList || undefined}
      className={cx(
        'bottom-4 z-10 order-last self-start lg:hidden [@media(height<30rem)]:order-none',
        hasList && 'sticky',
      )}
    >
      <a
        href={`#${filterFormId}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          openModal('filter', modal)
        }}
        className="inline-flex min-h-13 items-center gap-2.5 rounded-full bg-surface-deep px-6 font-bold text-on-deep shadow-giftcard"
      >
        <Icon name="filter" size={20} />
        {t('open', { count: choiceCount(modal.query) })}
      </a>
    </div>
  )
}
