import { keptGiftsTexts } from '#i18n/texts/kept-gifts.ts'
import type { KeptGiftEntryFragment } from '#storefront/graphql/generated/graphql.ts'
import { EmptyPanel } from '#storefront/parts/messages/empty-panel.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useTexts } from '#ui/use-texts.ts'
import { KeptGiftEntry } from './kept-gift-entry.tsx'

type KeptGiftsProps = { gifts: readonly KeptGiftEntryFragment[] }

/** All gifts that a customer keeps; those of which nothing can be spent any more come last. */
export function KeptGifts({ gifts }: KeptGiftsProps) {
  const t = useTexts(keptGiftsTexts)
  const paths = usePaths()
  if (gifts.length === 0)
    return (
      <EmptyPanel
        icon="gift"
        heading={<h2 className="text-heading-2">{t('empty.heading')}</h2>}
        text={t('empty.text')}
        action={t('empty.action')}
        href={paths.myCards()}
      />
    )
  const sorted = gifts.toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)))
  return (
    <ul aria-label={t('list')} className="grid gap-5">
      {sorted.map((gift) => (
        <li key={gift.id}>
          <KeptGiftEntry gift={gift} />
        </li>
      ))}
    </ul>
  )
}

const isOver = ({ cards }: KeptGiftEntryFragment): boolean =>
  cards.every(({ isUsedUp, isExpired }) => isUsedUp || isExpired)
