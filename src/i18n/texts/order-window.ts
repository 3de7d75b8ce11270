import { orderWindow as english } from '#i18n/en/order-window.ts'
import { orderWindow as dutch } from '#i18n/nl/order-window.ts'
import type { Texts } from '#i18n/texts.ts'

export const orderWindowTexts: Texts<typeof dutch> = { nl: dutch, en: english }
