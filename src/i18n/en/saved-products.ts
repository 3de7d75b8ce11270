import type { savedProducts as dutch } from '#i18n/nl/saved-products.ts'
import type { Translation } from '#i18n/translation.ts'

/** What visitors keep for themselves: favourites. */
export const savedProducts = {
  keep: 'Save {title}',
  keepShort: 'Save',
  added: '{title} is in your favourites',
  removed: '{title} is no longer a favourite',
  link: '{count, plural, =0 {Your favourites} =1 {Favourites, 1 saved} other {Favourites, # saved}}',
  linkShort: 'Favourites',
} satisfies Translation<typeof dutch>
