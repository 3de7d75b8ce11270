import { browseTexts } from '#i18n/texts/browse.ts'
import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { useTexts } from '#ui/use-texts.ts'

/** Shown instead of a price: not for sale yet, or not at the moment (SPEC §8, 2031). */
export function NotForSaleNote({ product }: { product: ProductCardFragment }) {
  const t = useTexts(browseTexts, 'card')
  const isOut = [product.digitalVariationConfig, product.physicalVariationConfig].some(
    (config) => config?.stock === 'OUT',
  )
  return (
    <span className="font-semibold text-[0.9375rem] text-text-soft">
      {isOut ? t('unavailable') : t('coming')}
    </span>
  )
}
