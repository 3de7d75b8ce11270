import type { ReactNode } from 'react'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { RedeemShopFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { NiceToKnow } from './nice-to-know.tsx'

/** For holders of the cards of a company, where their card leads: whose it is, what it may become, what holds for it, and the way in. */
export function RedeemInfo({ shop }: { shop: RedeemShopFragment }) {
  const t = useTexts(redeemTexts, 'info')
  const { pageId, company, giftCardCount, donationCount, terms } = shop
  const heading = company ? t('of', { company }) : t('heading')
  const bold = { b: (text: ReactNode) => <strong>{text}</strong> }
  const start = <Button href={usePaths().redeemShop(pageId)}>{t('action')}</Button>
  return (
    <Page width="reading">
      <PageMeta title={heading} isPrivate />
      <h1 className="pt-6 pb-4 text-heading-1 sm:pt-10">{heading}</h1>
      <div className="mb-9 grid justify-items-start gap-5 text-[1.125rem] leading-relaxed">
        <p>
          <span>{t.rich('choose', { ...bold, count: giftCardCount })}</span>
          {donationCount > 0 && (
            <>
              <span> </span>
              <span>{t.rich('donate', { ...bold, count: donationCount })}</span>
            </>
          )}
        </p>
        {start}
      </div>
      <h2 className="mb-3 text-heading-2">{t('nice')}</h2>
      <NiceToKnow />
      {terms.length > 0 && (
        <section
          aria-labelledby="card-terms"
          className="mb-8 rounded-panel bg-surface-warm p-5 sm:p-7"
        >
          <h2 id="card-terms" className="mb-3 text-[1.25rem]">
            {t('terms')}
          </h2>
          <ul className="grid list-disc gap-2 pl-5">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </section>
      )}
      {start}
    </Page>
  )
}

graphql(`
  fragment RedeemShop on RedeemShop {
    pageId
    company
    terms
    giftCardCount
    donationCount
  }
`)
