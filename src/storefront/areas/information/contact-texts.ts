import { contact as english } from '#i18n/en/contact.ts'
import { contact as dutch } from '#i18n/nl/contact.ts'
import { informationTexts } from './information-texts.ts'

/** Of the page to reach us by, which brings them along. */
export const contactTexts = {
  nl: { ...informationTexts.nl, contact: dutch },
  en: { ...informationTexts.en, contact: english },
}
