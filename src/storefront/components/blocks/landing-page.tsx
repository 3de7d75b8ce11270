import { useTranslations } from 'use-intl'
import { Trail } from '#storefront/components/findability/trail.tsx'
import { headOf } from '#storefront/components/page-head.ts'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { LandingPageFragment } from '#storefront/graphql/generated/graphql.ts'
import { Page } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import { Blocks, heroOf } from './blocks.tsx'
import { FaqData, questionsIn } from './faq-data.tsx'

/** Blocks one below the other, under a heading of their own. */
export function LandingPage({ page }: { page: LandingPageFragment }) {
  const t = useTranslations('browse.crumbs')
  const paths = usePaths()
  const { title, blocks } = page
  const crumbs = <Trail trail={[{ title: t('home'), href: paths.home() }]} here={title} />
  return (
    <Page hero={heroOf(blocks, crumbs)}>
      <PageMeta {...headOf(page)} />
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
