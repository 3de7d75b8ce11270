import { overviewsTexts } from '#i18n/texts/overviews.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { ListedKind } from './listed-kind.ts'

const listCountId = 'list-count'

type ListCountProps = { count: number; kind: ListedKind }

/** How many there are, said aloud whenever that changes. */
export function ListCount({ count, kind }: ListCountProps) {
  const t = useTexts(overviewsTexts, 'list')
  return (
    <p
      id={listCountId}
      tabIndex={-1}
      role="status"
      className="whitespace-nowrap font-semibold outline-none focus-visible:shadow-none"
    >
      {t('count', { count, kind })}
    </p>
  )
}

const find = () => document.getElementById(listCountId)

/** The link that was pressed goes with its filter: the focus goes on where the result is said. */
export const focusListCount = (): void => find()?.focus({ preventScroll: true })

/** Scrolls up to the beginning of the new list. */
export function showListFromTop(): void {
  const count = find()
  if (count && count.getBoundingClientRect().top < 0) count.scrollIntoView()
}
