import { filtersTexts } from '#i18n/texts/filters.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { filterFormId } from './filter-bar.tsx'
import type { FilterModalProps } from './filter-modal.tsx'
import { choiceCount } from './list-query.ts'

/**
 * On phones and tablets the filters stay at the lower edge while the list is in sight, in a bar that covers no half of a price; without a
 * list they would cover the other links. A link to the form until the page is hydrated, then it opens the modal.
 */
export function FilterButton({ modal }: { modal: FilterModalProps }) {
  const t = useTexts(filtersTexts)
  const openModal = useModals()
  const button = (
    <a
      href={`#${filterFormId}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault()
        openModal('filter', modal)
      }}
      className="inline-flex min-h-13 flex-1 items-center sm:mx-auto sm:max-w-80 justify-center gap-2.5 rounded-full bg-surface-deep px-6 font-bold text-on-deep"
    >
      <Icon name="filter" size={20} />
      <span>{t('open', { count: choiceCount(modal.query) })}</span>
    </a>
  )
  if (modal.totalItems === 0) return <div className="order-last flex lg:hidden">{button}</div>
  return (
    <BottomBar onDesktop="gone" className="order-last [@media(height<30rem)]:order-none">
      {button}
    </BottomBar>
  )
}
