import { thankYou as english } from '#i18n/en/thank-you.ts'
import { thankYou as dutch } from '#i18n/nl/thank-you.ts'
import type { Texts } from '#i18n/texts.ts'

export const thankYouTexts: Texts<typeof dutch> = { nl: dutch, en: english }
