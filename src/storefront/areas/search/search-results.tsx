import { searchTexts } from '#i18n/texts/search.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { FoundItem } from './found-item.tsx'
import { OptionGroup, SearchOption } from './search-option.tsx'
import type { SearchAnswer } from './use-search.ts'

/** What was found, the best of each kind, and the way to all of it. */
export function SearchResults({ answer, text }: { answer: SearchAnswer; text: string }) {
  const t = useTexts(searchTexts)
  const paths = usePaths()
  return (
    <>
      {answer.groups.map(({ groupType, count, items }) => (
        <OptionGroup
          key={groupType}
          title={t('groupCount', { group: t(`groups.${groupType}`), count })}
          className="-mx-1.5 flex flex-col gap-0.5"
        >
          {items.map((item) => (
            <FoundItem key={item.id} item={item} />
          ))}
        </OptionGroup>
      ))}
      <SearchOption
        href={paths.search(text)}
        className="mt-6 flex min-h-12 items-center justify-center gap-2 rounded-full font-bold text-action ring-[1.5px] ring-inset"
      >
        {t('all', { count: answer.count })}
        <Icon name="arrowRight" size={20} />
      </SearchOption>
    </>
  )
}
