import { search as english } from '#i18n/en/search.ts'
import { search as dutch } from '#i18n/nl/search.ts'
import type { Texts } from '#i18n/texts.ts'

export const searchTexts: Texts<typeof dutch> = { nl: dutch, en: english }
