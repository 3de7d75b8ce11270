import { giftLink as english } from '#i18n/en/gift-link.ts'
import { giftLink as dutch } from '#i18n/nl/gift-link.ts'
import type { Texts } from '#i18n/texts.ts'

export const giftLinkTexts: Texts<typeof dutch> = { nl: dutch, en: english }
