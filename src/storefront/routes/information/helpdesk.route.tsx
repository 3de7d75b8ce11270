import { HelpCentre } from '#storefront/areas/information/help-centre.tsx'
import { Helpdesk } from '#storefront/areas/information/helpdesk.tsx'
import { InformationHead } from '#storefront/areas/information/information-head.tsx'
import { loadInformation } from '#storefront/areas/information/load-information.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { plainQuestions } from '#storefront/parts/blocks/plain-questions.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import { FaqData } from '#storefront/parts/seo/faq-data.tsx'
import { Page } from '#ui/page.tsx'
import type { Route } from './+types/helpdesk.route'

export const loader = async ({ context, url }: Route.LoaderArgs) =>
  writeData(await loadInformation(context.get(shopApi), url))

export const headers = () => publicPage

export default function HelpdeskRoute({ loaderData }: Route.ComponentProps) {
  const { page, helpCentreUrl } = readData(loaderData)
  return (
    <Page>
      <InformationHead page={page} />
      {helpCentreUrl && <HelpCentre url={helpCentreUrl} />}
      <Helpdesk sections={page.sections} />
      <FaqData questions={plainQuestions(page.sections.flatMap(({ questions }) => questions))} />
    </Page>
  )
}
