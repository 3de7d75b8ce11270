import { orderLink as english } from '#i18n/en/order-link.ts'
import { orderLink as dutch } from '#i18n/nl/order-link.ts'
import type { Texts } from '#i18n/texts.ts'

export const orderLinkTexts: Texts<typeof dutch> = { nl: dutch, en: english }
