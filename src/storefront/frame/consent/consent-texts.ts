import { consent as english } from '#i18n/en/consent.ts'
import { consent as dutch } from '#i18n/nl/consent.ts'

/** Of the question and of its settings, which are fetched when somebody is asked. */
export const consentTexts = { nl: { consent: dutch }, en: { consent: english } }
