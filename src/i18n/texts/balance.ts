import { balance as english } from '#i18n/en/balance.ts'
import { balance as dutch } from '#i18n/nl/balance.ts'
import type { Texts } from '#i18n/texts.ts'

export const balanceTexts: Texts<typeof dutch> = { nl: dutch, en: english }
