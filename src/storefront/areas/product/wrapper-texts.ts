import { wrapper as english } from '#i18n/en/wrapper.ts'
import { wrapper as dutch } from '#i18n/nl/wrapper.ts'

/** Of the wrapping that a giver looks at beforehand. */
export const wrapperTexts = { nl: { wrapper: dutch }, en: { wrapper: english } }
