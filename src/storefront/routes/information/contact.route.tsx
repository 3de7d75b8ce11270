import { informationTexts } from '#i18n/texts/information.ts'
import { ContactDetails } from '#storefront/areas/information/contact-details.tsx'
import { ContactSection } from '#storefront/areas/information/contact-section.tsx'
import { InformationHead } from '#storefront/areas/information/information-head.tsx'
import { loadInformation } from '#storefront/areas/information/load-information.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/contact.route'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const [information, { contactSubjects }] = await Promise.all([
    loadInformation(api, url),
    api.query(ContactDocument, {}),
  ])
  return writeData({ ...information, subjects: contactSubjects })
}

export const headers = () => publicPage

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  const { page, organisation, hours, subjects } = readData(loaderData)
  const t = useTexts(informationTexts, 'contact')
  return (
    <Page>
      <InformationHead page={page} />
      <p className="mt-6 flex flex-wrap items-center gap-4">
        <span>{t('answered')}</span>
        <Button href={usePaths().helpdesk()} variant="quiet" size="small">
          {t('toHelpdesk')}
        </Button>
      </p>
      <div className="mt-8">
        <ContactDetails organisation={organisation} hours={hours} />
      </div>
      <ContactSection subjects={subjects} email={organisation.email} />
    </Page>
  )
}

const ContactDocument = graphql(`
  query Contact($userData: UserData!) {
    contactSubjects(userData: $userData) {
      ...ContactSubject
    }
  }
`)
