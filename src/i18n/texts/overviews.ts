import { overviews as english } from '#i18n/en/overviews.ts'
import { overviews as dutch } from '#i18n/nl/overviews.ts'
import type { Texts } from '#i18n/texts.ts'

export const overviewsTexts: Texts<typeof dutch> = { nl: dutch, en: english }
