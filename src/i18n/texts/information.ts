import { information as english } from '#i18n/en/information.ts'
import { information as dutch } from '#i18n/nl/information.ts'
import type { Texts } from '#i18n/texts.ts'

export const informationTexts: Texts<typeof dutch> = { nl: dutch, en: english }
