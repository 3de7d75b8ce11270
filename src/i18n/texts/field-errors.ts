import { fieldErrors as english } from '#i18n/en/field-errors.ts'
import { fieldErrors as dutch } from '#i18n/nl/field-errors.ts'
import type { Texts } from '#i18n/texts.ts'

export const fieldErrorsTexts: Texts<typeof dutch> = { nl: dutch, en: english }
