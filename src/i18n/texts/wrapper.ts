import { wrapper as english } from '#i18n/en/wrapper.ts'
import { wrapper as dutch } from '#i18n/nl/wrapper.ts'
import type { Texts } from '#i18n/texts.ts'

export const wrapperTexts: Texts<typeof dutch> = { nl: dutch, en: english }
