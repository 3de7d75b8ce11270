import { browseTexts } from '#i18n/texts/browse.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { InformationPageFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageBreadcrumbs } from '#storefront/parts/seo/page-breadcrumbs.tsx'
import { headOf } from '#storefront/parts/seo/page-head.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The head of every information page: breadcrumbs, title, and two sentences. */
export function InformationHead({ page }: { page: InformationPageFragment }) {
  const home = useTexts(browseTexts, 'crumbs')('home')
  return (
    <>
      <PageMeta {...headOf(page)} />
      <PageBreadcrumbs crumbs={[{ title: home, href: usePaths().home() }]} here={page.title} />
      <h1 className="max-w-[22ch] hyphens-auto text-heading-1">{page.title}</h1>
      <p className="mt-4 max-w-[60ch] text-[1.125rem] text-text-soft leading-relaxed">
        {page.intro}
      </p>
    </>
  )
}

graphql(`
  fragment InformationPage on InformationPage {
    title
    ...PageHead
    intro
    sections {
      ...InformationSection
    }
  }
`)
