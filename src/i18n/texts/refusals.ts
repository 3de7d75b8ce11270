import { refusals as english } from '#i18n/en/refusals.ts'
import { refusals as dutch } from '#i18n/nl/refusals.ts'
import type { Texts } from '#i18n/texts.ts'

export const refusalsTexts: Texts<typeof dutch> = { nl: dutch, en: english }
