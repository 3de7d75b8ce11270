import { ui as english } from '#i18n/en/ui.ts'
import { ui as dutch } from '#i18n/nl/ui.ts'
import type { Texts } from '#i18n/texts.ts'

export const uiTexts: Texts<typeof dutch> = { nl: dutch, en: english }
