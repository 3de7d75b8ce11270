import { promo as english } from '#i18n/en/promo.ts'
import { promo as dutch } from '#i18n/nl/promo.ts'
import type { Texts } from '#i18n/texts.ts'

export const promoTexts: Texts<typeof dutch> = { nl: dutch, en: english }
