import { accountEntry as englishEntry } from '#i18n/en/account-entry.ts'
import { accountForm as englishForm } from '#i18n/en/account-form.ts'
import { accountModals as english } from '#i18n/en/account-modals.ts'
import { accountEntry as dutchEntry } from '#i18n/nl/account-entry.ts'
import { accountForm as dutchForm } from '#i18n/nl/account-form.ts'
import { accountModals as dutch } from '#i18n/nl/account-modals.ts'

/** What the windows over the basket say: their own texts, and those of the forms in them. */
export const accountTexts = {
  nl: { accountModals: dutch, accountForm: dutchForm, accountEntry: dutchEntry },
  en: { accountModals: english, accountForm: englishForm, accountEntry: englishEntry },
}
