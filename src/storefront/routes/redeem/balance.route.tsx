import { balanceTexts } from '#i18n/texts/balance.ts'
import { BalanceForm } from '#storefront/areas/balance/balance-form.tsx'
import { BalanceQuestions } from '#storefront/areas/balance/balance-questions.tsx'
import { BalanceResult } from '#storefront/areas/balance/balance-result.tsx'
import { CardNumberDrawing } from '#storefront/areas/balance/card-number-drawing.tsx'
import { UnlockByLink } from '#storefront/areas/balance/unlock-by-link.tsx'
import { useBalanceForm } from '#storefront/areas/balance/use-balance-form.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/balance.route'

export async function loader({ context }: Route.LoaderArgs) {
  const { storeData } = await context.get(shopApi).query(BalanceDocument, {})
  return { cardPrefixes: storeData.cardPrefixes }
}

/** The empty form is the same for everybody; what is on a card comes by the API alone. */
export const headers = () => publicPage

export default function BalanceRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts(balanceTexts)
  const { card, typed, show, turn, lookAgain, form, isBlank } = useBalanceForm(
    loaderData.cardPrefixes,
  )
  return (
    <Page>
      <PageMeta title={t('pageTitle')} description={t('description')} />
      <header className="pt-6 pb-7 sm:pt-10 sm:pb-9">
        <h1 className="max-w-[22ch] text-heading-1">{t('heading')}</h1>
        {!card && (
          <p className="mt-3 max-w-[58ch] text-[1.125rem] text-text-soft leading-relaxed">
            {t('intro')}
          </p>
        )}
      </header>
      <UnlockByLink />
      {card ? (
        <BalanceResult card={card} typed={typed} onCard={show} onAgain={lookAgain} />
      ) : (
        <div className="grid items-start gap-x-14 gap-y-10 rounded-panel bg-surface-blush px-3 pt-3 pb-8 sm:px-9 sm:py-10 lg:grid-cols-[1.2fr_1fr]">
          <div className="rounded-panel bg-surface px-4 py-5 shadow-soft sm:px-8 sm:py-8">
            <BalanceForm key={turn} form={form} isBlank={isBlank} />
          </div>
          <div className="max-sm:px-3">
            <CardNumberDrawing />
          </div>
        </div>
      )}
      <BalanceQuestions />
    </Page>
  )
}

const BalanceDocument = graphql(`
  query Balance($userData: UserData!) {
    storeData(userData: $userData) {
      cardPrefixes
    }
  }
`)
