import { basket as english } from '#i18n/en/basket.ts'
import { basket as dutch } from '#i18n/nl/basket.ts'
import type { Texts } from '#i18n/texts.ts'

export const basketTexts: Texts<typeof dutch> = { nl: dutch, en: english }
