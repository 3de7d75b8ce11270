import { receiverList as english } from '#i18n/en/receiver-list.ts'
import { receiverList as dutch } from '#i18n/nl/receiver-list.ts'
import type { Texts } from '#i18n/texts.ts'

export const receiverListTexts: Texts<typeof dutch> = { nl: dutch, en: english }
