import { useTranslations } from 'use-intl'
import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'

/** In the place of a price: not for sale yet, or not at the moment (SPEC §8, 2031). */
export function NotForSaleNote({ product }: { product: ProductCardFragment }) {
  const t = useTranslations('browse.card')
  const isOut = [product.digitalVariationConfig, product.physicalVariationConfig].some(
    (config) => config?.stock === 'OUT',
  )
  return (
    <span className="font-semibold text-[0.9375rem] text-text-soft">
      {isOut ? t('unavailable') : t('coming')}
    </span>
  )
}
