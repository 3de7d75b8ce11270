import { balance as english } from '#i18n/en/balance.ts'
import { balance as dutch } from '#i18n/nl/balance.ts'

/** Of the balance check, which brings them along. */
export const balanceTexts = { nl: { balance: dutch }, en: { balance: english } }
