import { singleGift as english } from '#i18n/en/single-gift.ts'
import { singleGift as dutch } from '#i18n/nl/single-gift.ts'
import type { Texts } from '#i18n/texts.ts'

export const singleGiftTexts: Texts<typeof dutch> = { nl: dutch, en: english }
