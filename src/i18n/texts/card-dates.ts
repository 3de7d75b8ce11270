import { cardDates as english } from '#i18n/en/card-dates.ts'
import { cardDates as dutch } from '#i18n/nl/card-dates.ts'
import type { Texts } from '#i18n/texts.ts'

export const cardDatesTexts: Texts<typeof dutch> = { nl: dutch, en: english }
