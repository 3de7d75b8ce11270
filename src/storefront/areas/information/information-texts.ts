import { information as english } from '#i18n/en/information.ts'
import { information as dutch } from '#i18n/nl/information.ts'

/** Of the pages that inform, which bring them along. */
export const informationTexts = { nl: { information: dutch }, en: { information: english } }
