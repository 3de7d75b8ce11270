import { newsletterLink as english } from '#i18n/en/newsletter-link.ts'
import { newsletterLink as dutch } from '#i18n/nl/newsletter-link.ts'
import type { Texts } from '#i18n/texts.ts'

export const newsletterLinkTexts: Texts<typeof dutch> = { nl: dutch, en: english }
