import { errorScreens as english } from '#i18n/en/error-screens.ts'
import { errorScreens as dutch } from '#i18n/nl/error-screens.ts'
import type { Texts } from '#i18n/texts.ts'

export const errorScreensTexts: Texts<typeof dutch> = { nl: dutch, en: english }
