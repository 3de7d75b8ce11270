import { product as english } from '#i18n/en/product.ts'
import { product as dutch } from '#i18n/nl/product.ts'
import type { Texts } from '#i18n/texts.ts'

export const productTexts: Texts<typeof dutch> = { nl: dutch, en: english }
