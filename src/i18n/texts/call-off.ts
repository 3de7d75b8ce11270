import { callOff as english } from '#i18n/en/call-off.ts'
import { callOff as dutch } from '#i18n/nl/call-off.ts'
import type { Texts } from '#i18n/texts.ts'

export const callOffTexts: Texts<typeof dutch> = { nl: dutch, en: english }
