import { found as english } from '#i18n/en/found.ts'
import { found as dutch } from '#i18n/nl/found.ts'
import type { Texts } from '#i18n/texts.ts'

export const foundTexts: Texts<typeof dutch> = { nl: dutch, en: english }
