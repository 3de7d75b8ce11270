import { blogTexts } from '#i18n/texts/blog.ts'
import { blogFeedPath } from '#kernel/blog-feed.ts'
import { useStore } from '#storefront/parts/store/store-context.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Tells readers of feeds where the blog’s is. */
export function FeedLink() {
  const t = useTexts(blogTexts)
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={t('feedTitle', { shop: useStore().name })}
      href={blogFeedPath(useLanguage())}
    />
  )
}
