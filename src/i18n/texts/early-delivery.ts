import { earlyDelivery as english } from '#i18n/en/early-delivery.ts'
import { earlyDelivery as dutch } from '#i18n/nl/early-delivery.ts'
import type { Texts } from '#i18n/texts.ts'

export const earlyDeliveryTexts: Texts<typeof dutch> = { nl: dutch, en: english }
