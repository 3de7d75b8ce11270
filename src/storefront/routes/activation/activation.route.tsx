import { activationTexts } from '#i18n/texts/activation.ts'
import { ActivationPage } from '#storefront/areas/activation/activation-page.tsx'
import { ActivationQuestions } from '#storefront/areas/activation/activation-questions.tsx'
import { loadActivationPage } from '#storefront/areas/activation/load-activation-page.ts'
import { askAgainUnlessLineIsLost, unlessLineIsLost } from '#storefront/areas/payment/lost-line.ts'
import { readPaymentReturn } from '#storefront/areas/payment/payment-return.ts'
import { PostRedirect } from '#storefront/areas/payment/post-redirect.tsx'
import { LostLine, RetryMessage } from '#storefront/areas/payment/retry-message.tsx'
import { startPayment } from '#storefront/areas/payment/start-payment.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/activation.route'

export const headers = () => privatePage

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const data = await loadActivationPage(context.get(shopApi), search.get('order'))
  return { data, reason: readPaymentReturn(search.get('error')) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return startPayment(context.get(shopApi), request, await request.formData())
}

/** A line that is lost while paying takes nothing off the page. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  unlessLineIsLost(() => serverAction())

export const shouldRevalidate = askAgainUnlessLineIsLost

export default function ActivationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(activationTexts)
  const paths = usePaths()
  const { data, reason } = loaderData
  if (actionData && 'postRedirect' in actionData)
    return (
      <Page width="reading">
        <PostRedirect action={actionData.postRedirect} />
      </Page>
    )
  return (
    <Page>
      <PageMeta title={t('pageTitle')} description={t('description')} />
      <header className="pt-6 pb-7 sm:pt-10 sm:pb-9">
        <h1 className="max-w-[22ch] text-heading-1">{t('heading')}</h1>
        <p className="mt-3 max-w-[58ch] text-[1.125rem] text-text-soft leading-relaxed">
          {t('intro')}
        </p>
        <p className="mt-1.5">
          <Link href={paths.reorder()} className="inline-flex min-h-11 items-center">
            {t('reorder')}
          </Link>
        </p>
      </header>
      <ActivationPage
        data={data}
        errors={actionData?.errors ?? []}
        notice={
          <>
            {actionData && 'hasNoLine' in actionData && <LostLine />}
            {reason && !actionData && (
              <RetryMessage
                reason={reason}
                failures={data.choice.failures}
                supportEmail={data.supportEmail}
                isGift
              />
            )}
          </>
        }
      />
      <ActivationQuestions />
    </Page>
  )
}
