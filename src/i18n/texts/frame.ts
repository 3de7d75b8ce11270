import { frame as english } from '#i18n/en/frame.ts'
import { frame as dutch } from '#i18n/nl/frame.ts'
import type { Texts } from '#i18n/texts.ts'

export const frameTexts: Texts<typeof dutch> = { nl: dutch, en: english }
