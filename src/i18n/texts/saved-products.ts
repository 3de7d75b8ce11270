import { savedProducts as english } from '#i18n/en/saved-products.ts'
import { savedProducts as dutch } from '#i18n/nl/saved-products.ts'
import type { Texts } from '#i18n/texts.ts'

export const savedProductsTexts: Texts<typeof dutch> = { nl: dutch, en: english }
