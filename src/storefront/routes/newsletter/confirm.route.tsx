import { data } from 'react-router'
import { newsletterLinkTexts } from '#i18n/texts/newsletter-link.ts'
import { LinkPage, SingleButtonForm } from '#storefront/areas/newsletter/link-page.tsx'
import { newsletterAnchor } from '#storefront/areas/newsletter/newsletter-band.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/confirm.route'

/** The address is the secret: it stays with the shop, which a form without script has to name as its origin. */
export const headers = () => ({ ...privatePage, 'Referrer-Policy': 'same-origin' })

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { newsletterSubscription } = await context
    .get(shopApi)
    .query(ConfirmNewsletterRouteDocument, { token })
  const subscription = newsletterSubscription.subscription ?? undefined
  return data({ subscription }, { status: subscription ? 200 : 404 })
}

/** Confirming is a post, because mail scanners follow links. */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  await context.get(shopApi).query(ConfirmNewsletterDocument, { token })
  return { isDone: true }
}

export default function ConfirmNewsletterRoute({
  loaderData: { subscription },
  actionData,
}: Route.ComponentProps) {
  const t = useTexts(newsletterLinkTexts, 'confirm')
  const paths = usePaths()
  const email = subscription?.maskedEmail ?? ''
  const state = subscription?.state ?? 'invalid'
  const shown = {
    ASKED: { icon: 'mail', heading: t('heading'), text: t('text', { email }) },
    CONFIRMED: { icon: 'check', heading: t('done'), text: t('doneText', { email }) },
    ENDED: { icon: 'warning', heading: t('invalid'), text: t('invalidText') },
    invalid: { icon: 'warning', heading: t('invalid'), text: t('invalidText') },
  } as const
  return (
    <LinkPage {...shown[state]} hasAnswer={actionData !== undefined}>
      <PageMeta title={t('pageTitle')} isPrivate />
      {state === 'ASKED' && <SingleButtonForm label={t('action')} />}
      {state === 'CONFIRMED' && <Button href={paths.giftCards()}>{t('next')}</Button>}
      {(state === 'ENDED' || state === 'invalid') && (
        <Button href={`#${newsletterAnchor}`}>{t('again')}</Button>
      )}
    </LinkPage>
  )
}

const ConfirmNewsletterRouteDocument = graphql(`
  query ConfirmNewsletterRoute($userData: UserData!, $token: String!) {
    newsletterSubscription(userData: $userData, link: CONFIRM, token: $token) {
      subscription { state maskedEmail }
    }
  }
`)

const ConfirmNewsletterDocument = graphql(`
  mutation ConfirmNewsletter($userData: UserData!, $token: String!) {
    confirmNewsletter(userData: $userData, token: $token) { errors { ...ShopError } }
  }
`)
