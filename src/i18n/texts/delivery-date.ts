import { deliveryDate as english } from '#i18n/en/delivery-date.ts'
import { deliveryDate as dutch } from '#i18n/nl/delivery-date.ts'
import type { Texts } from '#i18n/texts.ts'

export const deliveryDateTexts: Texts<typeof dutch> = { nl: dutch, en: english }
