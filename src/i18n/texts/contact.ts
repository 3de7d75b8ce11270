import { contact as english } from '#i18n/en/contact.ts'
import { contact as dutch } from '#i18n/nl/contact.ts'
import type { Texts } from '#i18n/texts.ts'

export const contactTexts: Texts<typeof dutch> = { nl: dutch, en: english }
