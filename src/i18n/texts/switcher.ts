import { switcher as english } from '#i18n/en/switcher.ts'
import { switcher as dutch } from '#i18n/nl/switcher.ts'
import type { Texts } from '#i18n/texts.ts'

export const switcherTexts: Texts<typeof dutch> = { nl: dutch, en: english }
