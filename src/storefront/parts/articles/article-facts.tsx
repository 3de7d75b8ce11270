import { formatDay } from '#i18n/formats.ts'
import { blogTexts } from '#i18n/texts/blog.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ArticleFactsFragment } from '#storefront/graphql/generated/graphql.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** When an article was published and how long it takes to read. */
export function ArticleFacts({ article: { date, minutes } }: { article: ArticleFactsFragment }) {
  const t = useTexts(blogTexts)
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-text-soft">
      <time dateTime={date}>{formatDay(useLanguage(), date)}</time>
      <span>{t('minutes', { count: minutes })}</span>
    </p>
  )
}

graphql(`
  fragment ArticleFacts on Article {
    date
    minutes
  }
`)
