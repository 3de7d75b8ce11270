import { checkout as english } from '#i18n/en/checkout.ts'
import { checkout as dutch } from '#i18n/nl/checkout.ts'
import type { Texts } from '#i18n/texts.ts'

export const checkoutTexts: Texts<typeof dutch> = { nl: dutch, en: english }
