import { filters as english } from '#i18n/en/filters.ts'
import { filters as dutch } from '#i18n/nl/filters.ts'
import type { Texts } from '#i18n/texts.ts'

export const filtersTexts: Texts<typeof dutch> = { nl: dutch, en: english }
