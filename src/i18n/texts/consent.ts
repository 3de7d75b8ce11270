import { consent as english } from '#i18n/en/consent.ts'
import { consent as dutch } from '#i18n/nl/consent.ts'
import type { Texts } from '#i18n/texts.ts'

export const consentTexts: Texts<typeof dutch> = { nl: dutch, en: english }
