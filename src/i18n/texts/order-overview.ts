import { orderOverview as english } from '#i18n/en/order-overview.ts'
import { orderOverview as dutch } from '#i18n/nl/order-overview.ts'
import type { Texts } from '#i18n/texts.ts'

export const orderOverviewTexts: Texts<typeof dutch> = { nl: dutch, en: english }
