import { singleGiftTexts } from '#i18n/texts/single-gift.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { SingleGiftData } from './load-single-gift.ts'

/** A choice card pays for a basket (decision 0125): whoever has one is led to that way. */
export function ChoiceCardHint({ product, packageId }: SingleGiftData) {
  const t = useTexts(singleGiftTexts, 'choiceCard')
  const checkout = usePaths().checkout()
  return (
    <p className="text-[0.9375rem] text-text-soft">
      {t.rich(packageId === undefined ? 'text' : 'inBasket', {
        basket: (text) => (
          <Link href={packageId === undefined ? product.path : checkout}>{text}</Link>
        ),
      })}
    </p>
  )
}
