import { awaitedTransfers as english } from '#i18n/en/awaited-transfers.ts'
import { awaitedTransfers as dutch } from '#i18n/nl/awaited-transfers.ts'
import type { Texts } from '#i18n/texts.ts'

export const awaitedTransfersTexts: Texts<typeof dutch> = { nl: dutch, en: english }
