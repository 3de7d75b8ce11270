import { createStoredIds } from '#storefront/parts/browser/stored-ids.ts'
import { useBrowserValue } from '#storefront/parts/browser/use-browser-value.ts'

/** What a visitor put a heart on: as many as `productsByIds` answers at once. */
export const favourites = createStoredIds('favourites', 100)

/** Only the heart that changes is drawn again. */
export const useIsFavourite = (id: string): boolean =>
  useBrowserValue(favourites.subscribe, () => favourites.ids().includes(id), false)
