import { video as english } from '#i18n/en/video.ts'
import { video as dutch } from '#i18n/nl/video.ts'
import type { Texts } from '#i18n/texts.ts'

export const videoTexts: Texts<typeof dutch> = { nl: dutch, en: english }
