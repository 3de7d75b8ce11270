import { promo as english } from '#i18n/en/promo.ts'
import { promo as dutch } from '#i18n/nl/promo.ts'

/** Of the campaign that a visitor meets once. */
export const promoTexts = { nl: { promo: dutch }, en: { promo: english } }
