import { newsletter as english } from '#i18n/en/newsletter.ts'
import { newsletter as dutch } from '#i18n/nl/newsletter.ts'
import type { Texts } from '#i18n/texts.ts'

export const newsletterTexts: Texts<typeof dutch> = { nl: dutch, en: english }
