import { languageForm as english } from '#i18n/en/language-form.ts'
import { languageForm as dutch } from '#i18n/nl/language-form.ts'
import type { Texts } from '#i18n/texts.ts'

export const languageFormTexts: Texts<typeof dutch> = { nl: dutch, en: english }
