import { browseTexts } from '#i18n/texts/browse.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { LandingPageFragment } from '#storefront/graphql/generated/graphql.ts'
import { Blocks, heroOf } from '#storefront/parts/blocks/blocks.tsx'
import { questionsIn } from '#storefront/parts/blocks/plain-questions.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { FaqData } from '#storefront/parts/seo/faq-data.tsx'
import { PageBreadcrumbs } from '#storefront/parts/seo/page-breadcrumbs.tsx'
import { headOf } from '#storefront/parts/seo/page-head.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import type { Elements } from '#ui/elements.ts'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'

type LandingPageProps = {
  page: LandingPageFragment
  /** Stands between the heading and the blocks. */
  children?: Elements
}

/** A heading with blocks below it. */
export function LandingPage({ page, children }: LandingPageProps) {
  const t = useTexts(browseTexts, 'crumbs')
  const paths = usePaths()
  const { title, blocks } = page
  const crumbs = (
    <PageBreadcrumbs crumbs={[{ title: t('home'), href: paths.home() }]} here={title} />
  )
  return (
    <Page hero={heroOf(blocks, { above: crumbs })}>
      <PageMeta {...headOf(page)} />
      {children}
      <Blocks blocks={blocks} />
      <FaqData questions={questionsIn(blocks)} />
    </Page>
  )
}

graphql(`
  fragment LandingPage on LandingPage {
    title
    ...PageHead
    blocks {
      ...PageBlock
    }
  }
`)
