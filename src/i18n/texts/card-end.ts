import { cardEnd as english } from '#i18n/en/card-end.ts'
import { cardEnd as dutch } from '#i18n/nl/card-end.ts'
import type { Texts } from '#i18n/texts.ts'

export const cardEndTexts: Texts<typeof dutch> = { nl: dutch, en: english }
