import { useTranslations } from 'use-intl'
import { InformationHead } from '#storefront/components/information/information-head.tsx'
import { informationTexts } from '#storefront/components/information/information-texts.ts'
import { loadInformation } from '#storefront/components/information/load-information.ts'
import { ReachUs } from '#storefront/components/information/reach-us.tsx'
import { withTexts } from '#storefront/components/with-texts.tsx'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Page } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import type { Route } from './+types/contact.route'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadInformation(context.get(shopApi), url)

export const headers = () => publicPage

export default withTexts(informationTexts, ContactRoute)

function ContactRoute({ loaderData: { page, organisation } }: Route.ComponentProps) {
  const t = useTranslations('information.contact')
  return (
    <Page>
      <InformationHead page={page} />
      <div className="mt-8">
        <ReachUs organisation={organisation} />
      </div>
      <p className="mt-8 flex flex-wrap items-center gap-4">
        {t('answered')}
        <Button href={usePaths().helpdesk()} variant="quiet" size="small">
          {t('toHelpdesk')}
        </Button>
      </p>
    </Page>
  )
}
