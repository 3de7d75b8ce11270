import { myCards as english } from '#i18n/en/my-cards.ts'
import { myCards as dutch } from '#i18n/nl/my-cards.ts'
import type { Texts } from '#i18n/texts.ts'

export const myCardsTexts: Texts<typeof dutch> = { nl: dutch, en: english }
