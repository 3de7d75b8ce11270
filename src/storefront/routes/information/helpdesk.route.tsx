import { FaqData } from '#storefront/components/blocks/faq-data.tsx'
import { HelpCentre } from '#storefront/components/information/help-centre.tsx'
import { Helpdesk } from '#storefront/components/information/helpdesk.tsx'
import { InformationHead } from '#storefront/components/information/information-head.tsx'
import { informationTexts } from '#storefront/components/information/information-texts.ts'
import { loadInformation } from '#storefront/components/information/load-information.ts'
import { withTexts } from '#storefront/components/with-texts.tsx'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Page } from '#storefront/ui/page.tsx'
import type { Route } from './+types/helpdesk.route'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadInformation(context.get(shopApi), url)

export const headers = () => publicPage

export default withTexts(informationTexts, HelpdeskRoute)

function HelpdeskRoute({ loaderData: { page, helpCentreUrl } }: Route.ComponentProps) {
  return (
    <Page>
      <InformationHead page={page} />
      {helpCentreUrl && <HelpCentre url={helpCentreUrl} />}
      <Helpdesk sections={page.sections} />
      <FaqData questions={page.sections.flatMap(({ questions }) => questions)} />
    </Page>
  )
}
