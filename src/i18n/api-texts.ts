import { api as english } from '#i18n/en/api.ts'
import { api as dutch } from '#i18n/nl/api.ts'
import type { Translation } from '#i18n/translation.ts'
import type { Language } from '#kernel/language.ts'

/** Plain texts of the API by language; none has a placeholder. */
export const apiTexts: Record<Language, Translation<typeof dutch>> = { nl: dutch, en: english }
