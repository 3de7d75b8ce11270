import type { FoundItemFragment } from '#storefront/graphql/generated/graphql.ts'
import { ArticleDrawing } from '#storefront/parts/articles/article-drawing.tsx'
import { titleOf } from './found-item.tsx'
import { SearchOption } from './search-option.tsx'

/** An article that was found, as a row. */
export const FoundArticle = ({ item }: { item: FoundItemFragment }) => (
  <SearchOption
    href={item.path}
    className="flex min-w-0 items-center gap-3.5 rounded-field p-1.5 sm:gap-4"
  >
    <span className="w-22 shrink-0 sm:w-24">
      {item.image && <ArticleDrawing url={item.image.url} isUrgent />}
    </span>
    <span className="font-semibold leading-snug">{titleOf(item)}</span>
  </SearchOption>
)
