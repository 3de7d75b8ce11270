import { accountModals as english } from '#i18n/en/account-modals.ts'
import { accountModals as dutch } from '#i18n/nl/account-modals.ts'
import type { Texts } from '#i18n/texts.ts'

export const accountModalsTexts: Texts<typeof dutch> = { nl: dutch, en: english }
