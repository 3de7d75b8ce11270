import { formatMoney } from '#i18n/formats.ts'
import { redeemCheckoutTexts } from '#i18n/texts/redeem-checkout.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { leaveRedeem, useOpenRedeem } from './redeem-state.ts'

/** Below an order of whoever exchanges a card in this tab: what is left of it, and the way on. */
export function RedeemResult() {
  const t = useTexts(redeemCheckoutTexts, 'result')
  const language = useLanguage()
  const paths = usePaths()
  const redeem = useOpenRedeem()
  const { press, isBusy } = useChange()
  if (redeem === undefined) return null
  const { remainingBalance: left, pageId, company } = redeem.session
  return (
    <section
      aria-labelledby="redeem-result"
      className="my-6 rounded-panel bg-surface-blush p-5 sm:p-7"
    >
      <h2 id="redeem-result" className="text-[1.375rem]">
        {t('title')}
      </h2>
      {company && <p className="mt-1 font-semibold">{t('of', { company })}</p>}
      <p className="mt-1 text-[1.0625rem]">
        {left.value > 0 ? t('left', { amount: formatMoney(language, left) }) : t('nothing')}
      </p>
      <div className="mt-4 grid gap-3 sm:flex">
        {left.value > 0 && (
          <Button href={pageId ? paths.redeemShop(pageId) : paths.redeem()}>{t('goOn')}</Button>
        )}
        <Button variant="quiet" isLoading={isBusy} onClick={() => void press(leaveRedeem)}>
          {t('done')}
        </Button>
      </div>
    </section>
  )
}
