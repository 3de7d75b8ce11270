import { foundTexts } from '#i18n/texts/found.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { Hand } from '#storefront/parts/cards/hand.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FoundItem } from './found-item.tsx'
import { OptionGroup, SearchOption } from './search-option.tsx'
import type { Popular } from './use-popular.ts'

/** Before anything is typed: one card in front, words to begin with, cards that many people look for (SPEC §2). */
export function Suggestions({ popular }: { popular: Popular | undefined }) {
  const t = useTexts(foundTexts)
  if (popular === undefined) return <Waiting />
  const [highlighted] = popular.highlightedBlocks
  return (
    <>
      {highlighted && <Highlighted block={highlighted} />}
      <OptionGroup title={t('popularTerms')} className="flex flex-wrap gap-2">
        {popular.terms.map((term) => (
          <SearchOption
            key={term.url}
            href={term.url}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface-warm px-4 font-semibold text-[0.9375rem]"
          >
            <Icon name="search" size={16} className="text-text-soft" />
            <span>{term.title}</span>
          </SearchOption>
        ))}
      </OptionGroup>
      <OptionGroup
        title={t('popularCards')}
        className="-mx-1.5 grid grid-cols-1 gap-0.5 sm:grid-cols-2 sm:gap-x-4"
      >
        {popular.entities.map((item) => (
          <FoundItem key={item.id} item={item} isNarrow />
        ))}
      </OptionGroup>
    </>
  )
}

function Highlighted({ block }: { block: Popular['highlightedBlocks'][number] }) {
  return (
    <SearchOption
      href={block.referencedPath}
      className="flex items-center gap-4 rounded-stage bg-surface-warm p-4 sm:gap-6 sm:px-6"
    >
      <CardArt
        image={{ ...block.cardImage, alt: '' }}
        isUrgent
        className="w-26 shrink-0 rotate-[-3deg] sm:w-34"
      >
        {block.showHand && <Hand />}
      </CardArt>
      <span className="min-w-0">
        <span className="block font-bold font-display text-[1.1875rem] leading-tight">
          {block.title}
        </span>
        <span className="mt-1 block text-[0.9375rem] text-text-soft leading-snug">
          {block.description}
        </span>
      </span>
    </SearchOption>
  )
}

const Waiting = () => (
  <div aria-hidden="true" className="flex flex-col gap-4">
    <Skeleton shape="line" className="h-26! rounded-stage!" />
    <Skeleton shape="heading" />
    <Skeleton shape="line" className="h-11!" />
    <Skeleton shape="heading" />
    <Skeleton shape="line" className="h-16!" />
    <Skeleton shape="line" className="h-16!" />
  </div>
)
