import { foundTexts } from '#i18n/texts/found.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FoundItemFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { ContentIcon } from '#storefront/parts/icons/content-icon.tsx'
import { PriceFrom } from '#storefront/parts/products/price-from.tsx'
import { cx } from '#ui/class-names.ts'
import { useTexts } from '#ui/use-texts.ts'
import { SearchOption } from './search-option.tsx'

/** SPEC §3: the title of what was found, or else the heading of its page. */
export const titleOf = (item: Pick<FoundItemFragment, 'title' | 'heroTitle'>): string =>
  item.title ?? item.heroTitle ?? ''

type FoundItemProps = {
  item: FoundItemFragment
  /** Two stand beside each other on wider screens, where there is no room for a price. */
  isNarrow?: boolean | undefined
}

/** One thing that was found, as a row. */
export function FoundItem({ item, isNarrow = false }: FoundItemProps) {
  return (
    <SearchOption
      href={item.path}
      className="flex min-w-0 items-center gap-3.5 rounded-field p-1.5 sm:gap-4"
    >
      <Picture item={item} />
      <span className="flex min-w-0 flex-1 flex-col justify-between gap-x-4 sm:flex-row sm:items-center">
        <span className="min-w-0">
          <span className="block font-semibold leading-snug">{titleOf(item)}</span>
          {item.product && (
            <span className="block truncate text-[0.9375rem] text-text-soft max-sm:hidden">
              {item.product.tagline}
            </span>
          )}
          {item.product?.notice && (
            <span className="block font-semibold text-[0.9375rem]">{item.product.notice}</span>
          )}
        </span>
        {item.product && <Price product={item.product} isNarrow={isNarrow} />}
      </span>
    </SearchOption>
  )
}

function Picture({ item }: { item: FoundItemFragment }) {
  if (item.image && item.backgroundColor)
    return (
      <CardStage
        backgroundColor={item.backgroundColor}
        size="small"
        className="w-22 shrink-0 sm:w-24"
      >
        <CardArt image={{ ...item.image, alt: '' }} showShadow={item.showShadow} isUrgent />
      </CardStage>
    )
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-blush text-action">
      <ContentIcon name={item.icon || 'calendar'} size={22} />
    </span>
  )
}

type PriceProps = { product: NonNullable<FoundItemFragment['product']>; isNarrow: boolean }

/** A phone has no room for the tagline: there the price stands in its place. */
function Price({ product, isNarrow }: PriceProps) {
  const t = useTexts(foundTexts)
  return (
    <span className={cx('shrink-0 font-bold text-[0.9375rem]', isNarrow && 'sm:hidden')}>
      {product.isOrderable ? (
        <PriceFrom product={product} />
      ) : (
        <span className="font-normal text-text-soft">{t('unavailable')}</span>
      )}
    </span>
  )
}

graphql(`
  fragment FoundItem on SearchItem {
    id
    path
    title
    heroTitle
    icon
    backgroundColor
    showShadow
    image {
      url
      alt
    }
    product {
      tagline
      notice
      isOrderable
      ...PriceFrom
    }
  }
`)
