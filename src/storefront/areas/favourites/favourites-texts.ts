import { favourites as english } from '#i18n/en/favourites.ts'
import { favourites as dutch } from '#i18n/nl/favourites.ts'

/** Of the page of favourites; the hearts themselves are on every page. */
export const favouritesTexts = { nl: { favourites: dutch }, en: { favourites: english } }
