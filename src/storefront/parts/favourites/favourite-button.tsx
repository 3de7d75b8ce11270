import { savedProductsTexts } from '#i18n/texts/saved-products.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTexts } from '#ui/use-texts.ts'
import { announce } from './announce.ts'
import { favourites, useIsFavourite } from './favourites.ts'

type FavouriteButtonProps = {
  product: { id: string; title: string }
  /** With the word beside the heart: on the product's own page. */
  hasText?: boolean | undefined
  className?: string | undefined
}

/** Keeps a product, or lets it go. Pressed or not is said by the button, what happened by the header's heart. */
export function FavouriteButton({ product, hasText, className }: FavouriteButtonProps) {
  const t = useTexts(savedProductsTexts)
  const isKept = useIsFavourite(product.id)

  function toggle() {
    if (isKept) favourites.remove(product.id)
    else favourites.add(product.id)
    announce(t(isKept ? 'removed' : 'added', { title: product.title }))
  }

  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={t('keep', { title: product.title })}
      disabled={!useHydrated()}
      onClick={toggle}
      className={cx(
        'touch inline-flex items-center justify-center gap-2 rounded-full font-semibold text-[0.9375rem] text-action transition-[background-color,scale] duration-150 active:scale-90',
        hasText
          ? 'bg-surface px-4 ring-[1.5px] ring-line-blush ring-inset hover:bg-action-soft hover:ring-action'
          : 'group/heart',
        className,
      )}
    >
      <span
        className={cx(
          !hasText &&
            'grid size-8.5 place-items-center rounded-full bg-surface/85 group-hover/heart:bg-surface',
        )}
      >
        <Icon name="heart" size={20} className={isKept ? 'fill-current' : undefined} />
      </span>
      {hasText && <span aria-hidden="true">{t('keepShort')}</span>}
    </button>
  )
}
