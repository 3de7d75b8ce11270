import { useTranslations } from 'use-intl'
import { contactTexts } from '#storefront/components/contact/contact-texts.ts'
import { WriteToUs } from '#storefront/components/contact/write-to-us.tsx'
import { InformationHead } from '#storefront/components/information/information-head.tsx'
import { loadInformation } from '#storefront/components/information/load-information.ts'
import { ReachUs } from '#storefront/components/information/reach-us.tsx'
import { withTexts } from '#storefront/components/with-texts.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Page } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import type { Route } from './+types/contact.route'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const [information, { contactSubjects }] = await Promise.all([
    loadInformation(api, url),
    api.query(ContactDocument, {}),
  ])
  return { ...information, subjects: contactSubjects }
}

export const headers = () => publicPage

export default withTexts(contactTexts, ContactRoute)

function ContactRoute({ loaderData }: Route.ComponentProps) {
  const { page, organisation, hours, subjects } = loaderData
  const t = useTranslations('information.contact')
  return (
    <Page>
      <InformationHead page={page} />
      <p className="mt-6 flex flex-wrap items-center gap-4">
        {t('answered')}
        <Button href={usePaths().helpdesk()} variant="quiet" size="small">
          {t('toHelpdesk')}
        </Button>
      </p>
      <div className="mt-8">
        <ReachUs organisation={organisation} hours={hours} />
      </div>
      <WriteToUs subjects={subjects} email={organisation.email} />
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
