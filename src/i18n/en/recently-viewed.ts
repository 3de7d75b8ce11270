import type { recentlyViewed as dutch } from '#i18n/nl/recently-viewed.ts'
import type { Translation } from '#i18n/translation.ts'

/** What visitors looked at last. */
export const recentlyViewed = {
  title: 'Recently viewed',
  forget: 'Clear this list',
  forgotten: 'Your list is empty.',
  bringBack: 'Undo',
} satisfies Translation<typeof dutch>
