import { footer as english } from '#i18n/en/footer.ts'
import { footer as dutch } from '#i18n/nl/footer.ts'
import type { Texts } from '#i18n/texts.ts'

export const footerTexts: Texts<typeof dutch> = { nl: dutch, en: english }
