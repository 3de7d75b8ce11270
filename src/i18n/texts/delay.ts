import { delay as english } from '#i18n/en/delay.ts'
import { delay as dutch } from '#i18n/nl/delay.ts'
import type { Texts } from '#i18n/texts.ts'

export const delayTexts: Texts<typeof dutch> = { nl: dutch, en: english }
