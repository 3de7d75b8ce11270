import { basketTexts } from '#i18n/texts/basket.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { BasketProblem } from './basket-line.ts'

const sentenceOf = {
  gone: { name: 'gone', fix: 'goneFix' },
  outOfStock: { name: 'outOfStock', fix: 'outOfStockFix' },
  amountGone: { name: 'amountGone', fix: 'amountGoneFix' },
} as const satisfies Record<BasketProblem, { name: string; fix: string }>

/** What stands in the way of ordering this line, and the way out. */
export function LineProblem({ problem }: { problem: BasketProblem }) {
  const t = useTexts(basketTexts)
  const paths = usePaths()
  const { name, fix } = sentenceOf[problem]
  return (
    <div className="flex items-start gap-2.5 rounded-field bg-sun-soft px-3.5 py-3 text-warning-text">
      <Icon name="warning" size={20} className="mt-0.5" />
      <p className="min-w-0">
        {problem !== 'gone' && <strong className="block">{t(name)}</strong>}
        <span>{`${t(fix)} `}</span>
        {problem === 'outOfStock' && (
          <Link href={paths.giftCards()} tone="quiet">
            {t('browseOthers')}
          </Link>
        )}
      </p>
    </div>
  )
}
