import { results as english } from '#i18n/en/results.ts'
import { results as dutch } from '#i18n/nl/results.ts'
import type { Texts } from '#i18n/texts.ts'

export const resultsTexts: Texts<typeof dutch> = { nl: dutch, en: english }
