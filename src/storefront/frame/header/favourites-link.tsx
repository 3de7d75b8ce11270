import { savedProductsTexts } from '#i18n/texts/saved-products.ts'
import { useStoredIds } from '#storefront/parts/browser/stored-ids.ts'
import { useAnnouncement } from '#storefront/parts/favourites/announce.ts'
import { favourites } from '#storefront/parts/favourites/favourites.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconText } from '#ui/icon-text.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type HeaderSign, headerButton } from './header-button.ts'

/** The link to the favourites. Its number comes after the page and lies over the icon, so that nothing moves. */
export function FavouritesLink({ hasText }: HeaderSign) {
  const t = useTexts(savedProductsTexts)
  const count = useStoredIds(favourites).length
  return (
    <>
      <Anchor
        href={usePaths().favourites()}
        aria-label={t('link', { count })}
        className={headerButton}
      >
        <Icon name="heart" size={26} />
        {hasText && <IconText>{t('linkShort')}</IconText>}
        {count > 0 && (
          <span className="absolute top-0 right-0 min-w-5 animate-appear rounded-full bg-action px-1 text-center font-bold text-[0.75rem] text-on-action leading-5">
            {count}
          </span>
        )}
      </Anchor>
      <span role="status" className="sr-only">
        {useAnnouncement()}
      </span>
    </>
  )
}
