import { legal as english } from '#i18n/en/legal.ts'
import { legal as dutch } from '#i18n/nl/legal.ts'
import type { Texts } from '#i18n/texts.ts'

export const legalTexts: Texts<typeof dutch> = { nl: dutch, en: english }
