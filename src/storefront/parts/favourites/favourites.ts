import { createKeptList } from '#storefront/parts/browser/kept-list.ts'
import { useBrowserValue } from '#storefront/parts/browser/use-browser-value.ts'

/** What a visitor put a heart on: as many as `productsByIds` answers at once. */
export const favourites = createKeptList('favourites', 100)

/** Only the heart that changes is drawn again. */
export const useIsFavourite = (id: string): boolean =>
  useBrowserValue(favourites.subscribe, () => favourites.ids().includes(id), false)
