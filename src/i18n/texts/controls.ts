import { controls as english } from '#i18n/en/controls.ts'
import { controls as dutch } from '#i18n/nl/controls.ts'
import type { Texts } from '#i18n/texts.ts'

export const controlsTexts: Texts<typeof dutch> = { nl: dutch, en: english }
