import { useMemo, useState } from 'react'
import { formatMoney } from '#i18n/formats.ts'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import { spendItAll } from '#kernel/spend-it-all.ts'
import type { RedeemProductFragment } from '#storefront/graphql/generated/graphql.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { addChoice } from './change-redeem.ts'
import { offersOf } from './redeem-amounts.ts'
import type { OpenRedeem } from './redeem-state.ts'

type SpendAllProps = { redeem: OpenRedeem; products: readonly RedeemProductFragment[] }

/** One or two choices that leave nothing of what is left, or come closest to it. */
export function SpendAll({ redeem, products }: SpendAllProps) {
  const t = useTexts(redeemTexts, 'spendAll')
  const language = useLanguage()
  const [isTaken, setTaken] = useState(false)
  const { press, isBusy, errors } = useChange({ onDone: () => setTaken(true) })
  const left = redeem.session.remainingBalance
  const found = useMemo(() => spendItAll(left.value, offersOf(products)), [left.value, products])
  if (left.value === 0 && isTaken)
    return (
      <p role="status" className="mt-6 font-semibold text-leaf">
        {t('taken')}
      </p>
    )
  if (found === undefined) return null
  const money = (value: number) => formatMoney(language, { ...left, value })
  const takeAll = async () => {
    for (const { id: productId, cents: amount } of found.choices) {
      const answer = await addChoice({ productId, variationType: 'DIGITAL', amount })
      if (answer.errors.length > 0) return answer
    }
    return { errors: [] }
  }
  return (
    <section
      aria-labelledby="spend-all"
      className="mt-6 rounded-panel p-4 ring-[1.5px] ring-line ring-inset sm:p-6"
    >
      <h2 id="spend-all" className="text-[1.25rem]">
        {t('title')}
      </h2>
      <p className="mt-1">
        {found.addCents === 0 ? t('exact') : t('add', { amount: money(found.addCents) })}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ul className="grid gap-1 font-semibold">
          {found.choices.map(({ id, cents }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may stand there twice.
            <li key={`${id}-${at}`}>
              {t('choice', {
                product: products.find((product) => product.id === id)?.title ?? '',
                amount: money(cents),
              })}
            </li>
          ))}
        </ul>
        <Button
          variant="quiet"
          size="small"
          isLoading={isBusy}
          onClick={() => void press(takeAll)}
          className="max-sm:w-full"
        >
          {t('take')}
        </Button>
      </div>
      <ErrorRows errors={errors} className="mt-4" />
    </section>
  )
}
