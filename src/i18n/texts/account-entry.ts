import { accountEntry as english } from '#i18n/en/account-entry.ts'
import { accountEntry as dutch } from '#i18n/nl/account-entry.ts'
import type { Texts } from '#i18n/texts.ts'

export const accountEntryTexts: Texts<typeof dutch> = { nl: dutch, en: english }
