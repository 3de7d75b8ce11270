import { data, redirect } from 'react-router'
import { quoteTexts } from '#i18n/texts/quote.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { askAgainUnlessLineIsLost, unlessLineIsLost } from '#storefront/areas/payment/lost-line.ts'
import { paidAddress } from '#storefront/areas/payment/paid-address.ts'
import { readPaymentReturn } from '#storefront/areas/payment/payment-return.ts'
import { PostRedirect } from '#storefront/areas/payment/post-redirect.tsx'
import { LostLine, RetryMessage } from '#storefront/areas/payment/retry-message.tsx'
import { startPayment } from '#storefront/areas/payment/start-payment.ts'
import { AcceptQuote } from '#storefront/areas/quote/accept-quote.tsx'
import { loadQuote, type QuotePageData } from '#storefront/areas/quote/load-quote.ts'
import { QuotePage } from '#storefront/areas/quote/quote-page.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { Page } from '#ui/page.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/quote.route'

/** The address holds the link's secret: other sites do not get it as a referrer. */
export const headers = () => ({ ...privatePage, 'Referrer-Policy': 'same-origin' })

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const search = new URL(request.url).searchParams
  const orderUuid = search.get('order')
  const paths = pathsOf(api.language)
  const paid = orderUuid ? await paidAddress({ ...api, paths }, orderUuid) : undefined
  if (paid !== undefined) throw redirect(paid)
  const company = search.get('bedrijf') ?? undefined
  const page = await loadQuote(api, { token: params.token, company })
  const reason = readPaymentReturn(search.get('error'))
  return data({ page, reason }, { status: page.quote ? 200 : 404 })
}

export async function action({ context, request }: Route.ActionArgs) {
  return startPayment(context.get(shopApi), request, await request.formData())
}

/** A line that is lost while paying takes nothing off the page. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  unlessLineIsLost(() => serverAction())

export const shouldRevalidate = askAgainUnlessLineIsLost

export default function QuoteRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, reason } = loaderData
  const t = useTexts(quoteTexts, 'quote')
  if (actionData && 'postRedirect' in actionData)
    return (
      <Page width="reading">
        <PostRedirect action={actionData.postRedirect} />
      </Page>
    )
  if (!page.quote) return <UnknownQuote errors={page.errors} />
  const { number, total } = page.quote
  const refusals = actionData?.errors ?? []
  const isChanged = refusals.some(({ code }) => code === errorCodes.cartChanged)
  return (
    <Page>
      <PageMeta title={t('pageTitle', { number })} isPrivate />
      <QuotePage
        token={page.token}
        quote={page.quote}
        accept={
          total &&
          page.choice && (
            <AcceptQuote
              {...page}
              choice={page.choice}
              quote={{ ...page.quote, total }}
              errors={isChanged ? [] : refusals}
              notice={
                <>
                  {isChanged && (
                    <div
                      key={page.quote.version}
                      ref={takeFocus}
                      tabIndex={-1}
                      className="mb-6 outline-none"
                    >
                      <MessageRow tone="warning">{t('changed')}</MessageRow>
                    </div>
                  )}
                  {actionData && 'hasNoLine' in actionData && <LostLine />}
                  {reason && !actionData && (
                    <RetryMessage
                      reason={reason}
                      failures={page.choice.failures}
                      supportEmail={page.supportEmail}
                      isGift
                    />
                  )}
                </>
              }
            />
          )
        }
      />
    </Page>
  )
}

function UnknownQuote({ errors }: Pick<QuotePageData, 'errors'>) {
  const t = useTexts(quoteTexts, 'quote')
  const paths = usePaths()
  return (
    <Page width="reading">
      <PageMeta title={t('pageTitleUnknown')} isPrivate />
      <h1 className="pt-6 text-heading-1 sm:pt-10">{t('unknown')}</h1>
      {errors.map(({ code, message }) => (
        <p key={code} className="mt-3 text-[1.125rem]">
          {message}
        </p>
      ))}
      <p className="mt-6">
        <Button href={paths.quoteRequest()}>{t('askNew')}</Button>
      </p>
    </Page>
  )
}
