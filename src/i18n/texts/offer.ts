import { offer as english } from '#i18n/en/offer.ts'
import { offer as dutch } from '#i18n/nl/offer.ts'
import type { Texts } from '#i18n/texts.ts'

export const offerTexts: Texts<typeof dutch> = { nl: dutch, en: english }
