import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import { keepRedeemToken } from '#storefront/parts/redeem/redeem-token.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { MessageRow } from '#ui/message-row.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { NoCard } from './no-card.tsx'
import { type OpenRedeem, refreshRedeem, useRedeem } from './redeem-state.ts'

type RedeemPageProps = {
  children: (redeem: OpenRedeem) => Elements
  /** Whose shop the page is of, where it is not that of everybody. */
  company?: string | undefined
  /** Stands where the page will, as high as it will be. */
  waiting?: Elements
}

/** A page for whoever exchanges a card in this tab; others are led to where a card is typed. */
export function RedeemPage({ children, company, waiting }: RedeemPageProps) {
  const t = useTexts(redeemTexts)
  useTokenOfAddress()
  const redeem = useRedeem()
  if (redeem.kind === 'none') return <NoCard hasEnded={redeem.hasEnded} company={company} />
  return (
    <Page>
      <PageMeta title={t('pageTitle')} isPrivate />
      {redeem.kind === 'open' && (
        <>
          <LeaveGuard />
          {children(redeem)}
        </>
      )}
      {redeem.kind === 'loading' && (
        // The footer does not move when it comes.
        <div className="grid min-h-dvh content-start gap-4 py-10">
          <h1 className="sr-only">{t('heading')}</h1>
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          <Skeleton shape="heading" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          {waiting}
        </div>
      )}
      {redeem.kind === 'unreachable' && (
        <div className="grid justify-items-start gap-4 py-10">
          <h1 className="text-heading-1">{t('heading')}</h1>
          <MessageRow tone="error">{t('unreachable')}</MessageRow>
          <Button onClick={() => void refreshRedeem()}>{t('again')}</Button>
        </div>
      )}
    </Page>
  )
}

/** A token that comes in the address is kept by this tab and leaves the address, also as the router knows it (decision 0124). */
function useTokenOfAddress(): void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => {
    const token = search.get('redeemToken')
    if (token === null) return
    keepRedeemToken(token)
    const rest = new URLSearchParams(search)
    rest.delete('redeemToken')
    void refreshRedeem()
    void navigate({ search: String(rest) }, { replace: true, preventScrollReset: true })
  }, [search, navigate])
}
