import { brands as english } from '#i18n/en/brands.ts'
import { brands as dutch } from '#i18n/nl/brands.ts'
import type { Texts } from '#i18n/texts.ts'

export const brandsTexts: Texts<typeof dutch> = { nl: dutch, en: english }
