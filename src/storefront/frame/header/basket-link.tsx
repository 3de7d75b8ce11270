import { layoutTexts } from '#i18n/texts/layout.ts'
import { useBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconText } from '#ui/icon-text.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type HeaderSign, headerButton } from './header-button.ts'

/**
 * The link to the basket. Its number comes after the page, which is the same for everybody; until then nothing is said
 * of what is in it.
 */
export function BasketLink({ hasText }: HeaderSign) {
  const t = useTexts(layoutTexts)
  const known = useBasketCount()
  const count = known ?? 0
  return (
    <Anchor href={usePaths().basket()} className={headerButton}>
      <Icon name="basket" size={26} />
      <span className="sr-only">
        {known === undefined ? t('basket') : t('basketWithCount', { count })}
      </span>
      {hasText && <IconText>{t('basket')}</IconText>}
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
