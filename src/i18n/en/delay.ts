import type { delay as dutch } from '#i18n/nl/delay.ts'
import type { Translation } from '#i18n/translation.ts'

/** What stands on top of every page while cards come later than promised. */
export const delay = {
  measured:
    'Digital gift cards are taking longer than usual right now. Yours will follow by email.',
} satisfies Translation<typeof dutch>
