import { InformationHead } from '#storefront/areas/information/information-head.tsx'
import { InformationSection } from '#storefront/areas/information/information-section.tsx'
import { loadInformation } from '#storefront/areas/information/load-information.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { plainQuestions } from '#storefront/parts/blocks/plain-questions.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import { TableOfContents } from '#storefront/parts/page/table-of-contents.tsx'
import { FaqData } from '#storefront/parts/seo/faq-data.tsx'
import { Page } from '#ui/page.tsx'
import type { Route } from './+types/information.route'

export const loader = async ({ context, url }: Route.LoaderArgs) =>
  writeData(await loadInformation(context.get(shopApi), url))

export const headers = () => publicPage

export default function InformationRoute({ loaderData }: Route.ComponentProps) {
  const { page } = readData(loaderData)
  return (
    <Page>
      <InformationHead page={page} />
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[17rem_1fr]">
        <TableOfContents sections={page.sections} />
        <div className="grid gap-12">
          {page.sections.map((section) => (
            <InformationSection key={section.id} section={section} />
          ))}
        </div>
      </div>
      <FaqData questions={plainQuestions(page.sections.flatMap(({ questions }) => questions))} />
    </Page>
  )
}
