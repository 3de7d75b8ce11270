import { accountForm as english } from '#i18n/en/account-form.ts'
import { accountForm as dutch } from '#i18n/nl/account-form.ts'
import type { Texts } from '#i18n/texts.ts'

export const accountFormTexts: Texts<typeof dutch> = { nl: dutch, en: english }
