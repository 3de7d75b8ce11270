import { useBrowserValue } from '#storefront/use-browser-value.ts'
import { createKeptList } from './kept-list.ts'

/** What a visitor put a heart on: as many as `productsByIds` answers at once. */
export const favourites = createKeptList('favourites', 100)

/** What a visitor looked at last. */
export const recentlyViewed = createKeptList('recently-viewed', 12)

/** Only the heart that changes is drawn again. */
export const useIsFavourite = (id: string): boolean =>
  useBrowserValue(favourites.subscribe, () => favourites.ids().includes(id), false)
