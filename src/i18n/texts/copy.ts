import { copy as english } from '#i18n/en/copy.ts'
import { copy as dutch } from '#i18n/nl/copy.ts'
import type { Texts } from '#i18n/texts.ts'

export const copyTexts: Texts<typeof dutch> = { nl: dutch, en: english }
