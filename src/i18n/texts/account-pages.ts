import { accountPages as english } from '#i18n/en/account-pages.ts'
import { accountPages as dutch } from '#i18n/nl/account-pages.ts'
import type { Texts } from '#i18n/texts.ts'

export const accountPagesTexts: Texts<typeof dutch> = { nl: dutch, en: english }
