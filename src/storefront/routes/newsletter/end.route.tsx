import { data } from 'react-router'
import { newsletterLinkTexts } from '#i18n/texts/newsletter-link.ts'
import { LinkPage, SingleButtonForm } from '#storefront/areas/newsletter/link-page.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/end.route'

export const headers = () => ({ ...privatePage, 'Referrer-Policy': 'same-origin' })

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { newsletterSubscription } = await context
    .get(shopApi)
    .query(EndNewsletterRouteDocument, { token })
  const subscription = newsletterSubscription.subscription ?? undefined
  return data({ subscription }, { status: subscription ? 200 : 404 })
}

/** A post from this page, or from the button of a mail program (RFC 8058), ends the subscription at once. */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  await context.get(shopApi).query(UnsubscribeNewsletterDocument, { token })
  return { isDone: true }
}

export default function EndNewsletterRoute({
  loaderData: { subscription },
  actionData,
}: Route.ComponentProps) {
  const t = useTexts(newsletterLinkTexts, 'end')
  const erase = useTexts(newsletterLinkTexts, 'erase')
  const paths = usePaths()
  const email = subscription?.maskedEmail ?? ''
  const state = subscription?.state ?? 'invalid'
  const shown = {
    ASKED: { icon: 'mail', heading: erase('heading'), text: erase('text', { email }) },
    CONFIRMED: { icon: 'mail', heading: t('heading'), text: t('text', { email }) },
    ENDED: { icon: 'check', heading: t('done'), text: t('doneText') },
    invalid: { icon: 'warning', heading: t('invalid'), text: t('invalidText') },
  } as const
  return (
    <LinkPage {...shown[state]} hasAnswer={actionData !== undefined}>
      <PageMeta title={t('pageTitle')} isPrivate />
      {state === 'ASKED' && <SingleButtonForm label={erase('action')} />}
      {state === 'CONFIRMED' && <SingleButtonForm label={t('action')} />}
      {(state === 'ENDED' || state === 'invalid') && (
        <Button href={paths.home()}>{t('next')}</Button>
      )}
    </LinkPage>
  )
}

const EndNewsletterRouteDocument = graphql(`
  query EndNewsletterRoute($userData: UserData!, $token: String!) {
    newsletterSubscription(userData: $userData, link: END, token: $token) {
      subscription { state maskedEmail }
    }
  }
`)

const UnsubscribeNewsletterDocument = graphql(`
  mutation UnsubscribeNewsletter($userData: UserData!, $token: String!) {
    unsubscribeNewsletter(userData: $userData, token: $token) { errors { ...ShopError } }
  }
`)
