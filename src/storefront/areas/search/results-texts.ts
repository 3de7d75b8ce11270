import { results as english } from '#i18n/en/results.ts'
import { results as dutch } from '#i18n/nl/results.ts'

/** Of the page with all that was found. */
export const resultsTexts = { nl: { results: dutch }, en: { results: english } }
