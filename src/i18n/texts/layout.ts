import { layout as english } from '#i18n/en/layout.ts'
import { layout as dutch } from '#i18n/nl/layout.ts'
import type { Texts } from '#i18n/texts.ts'

export const layoutTexts: Texts<typeof dutch> = { nl: dutch, en: english }
