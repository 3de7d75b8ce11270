import { address as english } from '#i18n/en/address.ts'
import { address as dutch } from '#i18n/nl/address.ts'
import type { Texts } from '#i18n/texts.ts'

export const addressTexts: Texts<typeof dutch> = { nl: dutch, en: english }
