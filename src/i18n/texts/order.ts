import { order as english } from '#i18n/en/order.ts'
import { order as dutch } from '#i18n/nl/order.ts'
import type { Texts } from '#i18n/texts.ts'

export const orderTexts: Texts<typeof dutch> = { nl: dutch, en: english }
