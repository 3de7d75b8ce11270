import { blogTexts } from '#i18n/texts/blog.ts'
import { browseTexts } from '#i18n/texts/browse.ts'
import { blogFeedPath } from '#kernel/blog-feed.ts'
import { ArticleGrid } from '#storefront/parts/articles/article-tile.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageBreadcrumbs } from '#storefront/parts/seo/page-breadcrumbs.tsx'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FeedLink } from './feed-link.tsx'
import type { LoadedBlog } from './load-blog.ts'
import { SubjectChips } from './subject-chips.tsx'

/** A page of articles: all of them, or those of one subject. */
export function BlogPage({ page }: { page: LoadedBlog }) {
  const t = useTexts(blogTexts)
  const tCrumbs = useTexts(browseTexts, 'crumbs')
  const paths = usePaths()
  const { articles, subject, subjects, paging } = page
  const { currentPage, itemsPerPage, totalItems } = paging
  const title = subject?.title ?? t('title')
  const metaTitle = subject?.title ?? t('metaTitle')
  const ofPage = (text: string) =>
    currentPage > 1 ? t('titleOfPage', { title: text, page: currentPage }) : text
  const home = { title: tCrumbs('home'), href: paths.home() }
  const blog = { title: t('crumb'), href: paths.blog() }
  return (
    <Page>
      <PageMeta title={ofPage(metaTitle)} description={subject?.description ?? t('description')} />
      <FeedLink />
      <PageBreadcrumbs
        crumbs={subject ? [home, blog] : [home]}
        here={subject?.title ?? t('crumb')}
      />
      <h1 className="text-heading-1">{ofPage(title)}</h1>
      <p className="mt-3 max-w-[60ch] text-[1.125rem] text-text-soft leading-relaxed">
        {subject?.description ?? t('intro')}
      </p>
      <SubjectChips subjects={subjects} current={subject?.id} />
      <div className="mt-9">
        <ArticleGrid articles={articles} heading="h2" urgentCount={3} />
      </div>
      <div className="mt-12">
        <Pagination
          currentPage={currentPage}
          pageCount={Math.ceil(totalItems / itemsPerPage)}
          hrefOf={(number) =>
            subject ? paths.blogSubjectPage(subject.id, number) : paths.blogPage(number)
          }
        />
      </div>
      <p className="mt-12">
        <Link href={blogFeedPath(useLanguage())} tone="quiet" isFullLoad>
          {t('feed')}
        </Link>
      </p>
    </Page>
  )
}
