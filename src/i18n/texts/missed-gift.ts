import { missedGift as english } from '#i18n/en/missed-gift.ts'
import { missedGift as dutch } from '#i18n/nl/missed-gift.ts'
import type { Texts } from '#i18n/texts.ts'

export const missedGiftTexts: Texts<typeof dutch> = { nl: dutch, en: english }
