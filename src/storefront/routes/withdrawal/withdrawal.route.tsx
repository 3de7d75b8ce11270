import { data } from 'react-router'
import { callOffTexts } from '#i18n/texts/call-off.ts'
import { answerWithdrawal, loadOffer } from '#storefront/areas/withdrawal/answer-withdrawal.ts'
import { ConfirmWithdrawal } from '#storefront/areas/withdrawal/confirm-withdrawal.tsx'
import { WithdrawalForm } from '#storefront/areas/withdrawal/withdrawal-form.tsx'
import { Withdrawn } from '#storefront/areas/withdrawal/withdrawn.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { answerPage, privatePage, publicPage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/withdrawal.route'

const orderOf = (request: Request) => new URL(request.url).searchParams.get('order') ?? undefined

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const orderUuid = orderOf(request)
  const [{ storeData }, offer] = await Promise.all([
    api.query(WithdrawalRouteDocument, {}),
    orderUuid === undefined ? undefined : loadOffer(api, { orderUuid, deliveryIds: undefined }),
  ])
  const headers = orderUuid === undefined ? publicPage : privatePage
  return data({ offer, supportEmail: storeData.organisation.email }, { headers })
}

/** Where no script runs, the form is sent here too. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(shopApi)
  const orderUuid = orderOf(request)
  const answer = await answerWithdrawal(api, await request.formData(), orderUuid)
  const isAsked = answer.step === 'confirming' && orderUuid !== undefined
  const offer = isAsked
    ? await loadOffer(api, { orderUuid, deliveryIds: answer.deliveryIds })
    : undefined
  return data({ ...answer, offer }, { headers: answerPage })
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
  actionHeaders.has('Cache-Control') ? answerPage : loaderHeaders

export default function WithdrawalRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, supportEmail } = loaderData
  const t = useTexts(callOffTexts, 'withdraw')
  const paths = usePaths()
  const step = actionData?.step ?? 'typing'
  return (
    <Page width="reading">
      <PageMeta title={t('pageTitle')} description={t('intro')} isPrivate={offer !== undefined} />
      <h1 className="pt-6 pb-4 text-heading-1 sm:pt-10">{t('heading')}</h1>
      {step === 'done' && actionData?.statedOn ? (
        <Withdrawn statedOn={actionData.statedOn} supportEmail={supportEmail} />
      ) : (
        <>
          <p className="mb-6 text-[1.0625rem]">{t('intro')}</p>
          {step === 'confirming' && actionData ? (
            <ConfirmWithdrawal offer={actionData.offer} answer={actionData} />
          ) : (
            <WithdrawalForm offer={offer} answer={actionData} />
          )}
          <p className="mt-8 text-[0.9375rem] text-text-soft">{t('cannot')}</p>
          <p className="mt-3 text-[0.9375rem] text-text-soft">
            {t.rich('otherwise', {
              email: supportEmail,
              form: (text) => <Link href={`${paths.cancellation()}#modelformulier`}>{text}</Link>,
            })}
          </p>
        </>
      )}
    </Page>
  )
}

const WithdrawalRouteDocument = graphql(`
  query WithdrawalRoute($userData: UserData!) {
    storeData(userData: $userData) { organisation { email } }
  }
`)
