import { reorder as english } from '#i18n/en/reorder.ts'
import { reorder as dutch } from '#i18n/nl/reorder.ts'
import type { Texts } from '#i18n/texts.ts'

export const reorderTexts: Texts<typeof dutch> = { nl: dutch, en: english }
