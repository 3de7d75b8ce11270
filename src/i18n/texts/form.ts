import { form as english } from '#i18n/en/form.ts'
import { form as dutch } from '#i18n/nl/form.ts'
import type { Texts } from '#i18n/texts.ts'

export const formTexts: Texts<typeof dutch> = { nl: dutch, en: english }
