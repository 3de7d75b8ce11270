import { foundTexts } from '#i18n/texts/found.ts'
import { resultsTexts } from '#i18n/texts/results.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FoundArticle } from './found-article.tsx'
import { FoundItem } from './found-item.tsx'
import { OptionGroup, SearchOption } from './search-option.tsx'
import type { FoundAnswer } from './use-search.ts'

/** What was found, the best of each kind, and the way to all of it. */
export function SearchResults({ answer, text }: { answer: FoundAnswer; text: string }) {
  const t = useTexts(foundTexts)
  const paths = usePaths()
  const tResults = useTexts(resultsTexts)
  return (
    <>
      {answer.pages.length > 0 && (
        <OptionGroup title={tResults('pages')} className="-mx-1.5 flex flex-col gap-0.5">
          {answer.pages.map(({ path, title }) => (
            <SearchOption
              key={path}
              href={path}
              className="flex min-h-11 items-center justify-between gap-3 rounded-field px-3 py-1.5 font-semibold"
            >
              <span>{title}</span>
              <Icon name="arrowRight" size={20} className="text-action" />
            </SearchOption>
          ))}
        </OptionGroup>
      )}
      {answer.groups.map(({ groupType, count, items }) => (
        <OptionGroup
          key={groupType}
          title={t('groupCount', { group: t(`groups.${groupType}`), count })}
          className="-mx-1.5 flex flex-col gap-0.5"
        >
          {items.map((item) =>
            groupType === 'ARTICLE' ? (
              <FoundArticle key={item.id} item={item} />
            ) : (
              <FoundItem key={item.id} item={item} />
            ),
          )}
        </OptionGroup>
      ))}
      {answer.count > 0 && (
        <SearchOption
          href={paths.search(text)}
          className="mt-6 flex min-h-12 items-center justify-center gap-2 rounded-full font-bold text-action ring-[1.5px] ring-inset"
        >
          <span>{t('all', { count: answer.count })}</span>
          <Icon name="arrowRight" size={20} />
        </SearchOption>
      )}
    </>
  )
}
