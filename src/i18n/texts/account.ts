import { account as english } from '#i18n/en/account.ts'
import { account as dutch } from '#i18n/nl/account.ts'
import type { Texts } from '#i18n/texts.ts'

export const accountTexts: Texts<typeof dutch> = { nl: dutch, en: english }
