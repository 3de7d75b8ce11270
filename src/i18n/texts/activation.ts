import { activation as english } from '#i18n/en/activation.ts'
import { activation as dutch } from '#i18n/nl/activation.ts'
import type { Texts } from '#i18n/texts.ts'

export const activationTexts: Texts<typeof dutch> = { nl: dutch, en: english }
