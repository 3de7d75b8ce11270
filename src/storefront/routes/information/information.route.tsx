import { FaqData } from '#storefront/components/blocks/faq-data.tsx'
import { Contents } from '#storefront/components/information/contents.tsx'
import { InformationHead } from '#storefront/components/information/information-head.tsx'
import { InformationSection } from '#storefront/components/information/information-section.tsx'
import { informationTexts } from '#storefront/components/information/information-texts.ts'
import { loadInformation } from '#storefront/components/information/load-information.ts'
import { withTexts } from '#storefront/components/with-texts.tsx'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Page } from '#storefront/ui/page.tsx'
import type { Route } from './+types/information.route'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadInformation(context.get(shopApi), url)

export const headers = () => publicPage

/** Terms, privacy and whatever else is read from top to bottom. */
export default withTexts(informationTexts, InformationRoute)

function InformationRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <Page>
      <InformationHead page={page} />
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[17rem_1fr]">
        <Contents sections={page.sections} />
        <div className="grid gap-12">
          {page.sections.map((section) => (
            <InformationSection key={section.id} section={section} />
          ))}
        </div>
      </div>
      <FaqData questions={page.sections.flatMap(({ questions }) => questions)} />
    </Page>
  )
}
