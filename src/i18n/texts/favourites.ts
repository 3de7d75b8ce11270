import { favourites as english } from '#i18n/en/favourites.ts'
import { favourites as dutch } from '#i18n/nl/favourites.ts'
import type { Texts } from '#i18n/texts.ts'

export const favouritesTexts: Texts<typeof dutch> = { nl: dutch, en: english }
