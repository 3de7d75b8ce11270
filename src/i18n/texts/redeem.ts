import { redeem as english } from '#i18n/en/redeem.ts'
import { redeem as dutch } from '#i18n/nl/redeem.ts'
import type { Texts } from '#i18n/texts.ts'

export const redeemTexts: Texts<typeof dutch> = { nl: dutch, en: english }
