import { card as english } from '#i18n/en/card.ts'
import { card as dutch } from '#i18n/nl/card.ts'
import type { Texts } from '#i18n/texts.ts'

export const cardTexts: Texts<typeof dutch> = { nl: dutch, en: english }
