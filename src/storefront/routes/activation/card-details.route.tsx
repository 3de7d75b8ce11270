import { activationTexts } from '#i18n/texts/activation.ts'
import { ActivatedCard } from '#storefront/areas/activation/activated-card.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/card-details.route'

/** The address holds the link's secret: other sites do not get it as a referrer. */
export const headers = () => ({ ...privatePage, 'Referrer-Policy': 'same-origin' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const { activatedCard } = await context.get(shopApi).query(CardDetailsDocument, { token })
  return { card: activatedCard.card ?? undefined }
}

export default function CardDetailsRoute({ loaderData: { card } }: Route.ComponentProps) {
  const t = useTexts(activationTexts, 'details')
  const paths = usePaths()
  return (
    <Page>
      <PageMeta title={t('pageTitle')} isPrivate />
      <header className="pt-6 pb-7 sm:pt-10 sm:pb-9">
        <h1 className="max-w-[26ch] text-heading-1">{t(card ? 'heading' : 'noLink')}</h1>
        {!card && <p className="mt-3 max-w-[58ch] text-[1.125rem]">{t('noLinkText')}</p>}
      </header>
      {card ? (
        <ActivatedCard card={card} />
      ) : (
        <Button href={paths.balance()}>{t('balance')}</Button>
      )}
    </Page>
  )
}

const CardDetailsDocument = graphql(`
  query CardDetails($userData: UserData!, $token: String!) {
    activatedCard(userData: $userData, token: $token) {
      card { ...ActivatedCard }
      errors { ...ShopError }
    }
  }
`)
