import { layoutTexts } from '#i18n/texts/layout.ts'
import { useBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { cx } from '#storefront/ui/class-names.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

/**
 * The link to the basket. Its number comes after the page, which is the same for everybody; until then nothing is said
 * of what is in it.
 */
export function BasketLink({ hasText = false }: { hasText?: boolean | undefined }) {
  const t = useTexts(layoutTexts)
  const known = useBasketCount()
  const count = known ?? 0
  return (
    <Anchor
      href={usePaths().basket()}
      className={cx(
        'touch relative inline-flex items-center justify-center gap-2 rounded-full hover:bg-action-soft hover:text-action',
        hasText && 'sm:px-2',
      )}
    >
      <Icon name="basket" size={26} />
      <span className="sr-only">
        {known === undefined ? t('basket') : t('basketWithCount', { count })}
      </span>
      {hasText && (
        <span aria-hidden="true" className="font-semibold text-[0.9375rem] max-sm:hidden">
          {t('basket')}
        </span>
      )}
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 min-w-5 animate-appear rounded-full bg-action px-1 text-center font-bold text-[0.75rem] text-on-action leading-5"
        >
          {count > 99 ? t('manyItems') : count}
        </span>
      )}
    </Anchor>
  )
}
