import { recentlyViewed as english } from '#i18n/en/recently-viewed.ts'
import { recentlyViewed as dutch } from '#i18n/nl/recently-viewed.ts'
import type { Texts } from '#i18n/texts.ts'

export const recentlyViewedTexts: Texts<typeof dutch> = { nl: dutch, en: english }
