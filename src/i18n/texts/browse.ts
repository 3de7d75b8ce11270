import { browse as english } from '#i18n/en/browse.ts'
import { browse as dutch } from '#i18n/nl/browse.ts'
import type { Texts } from '#i18n/texts.ts'

export const browseTexts: Texts<typeof dutch> = { nl: dutch, en: english }
