import { finder as english } from '#i18n/en/finder.ts'
import { finder as dutch } from '#i18n/nl/finder.ts'
import type { Texts } from '#i18n/texts.ts'

export const finderTexts: Texts<typeof dutch> = { nl: dutch, en: english }
