import type { languageForm as dutch } from '#i18n/nl/language-form.ts'
import type { Translation } from '#i18n/translation.ts'

export const languageForm = {
  withoutScreens: 'This shop doesn’t speak {languages} yet. You’ll see it in English.',
} as const satisfies Translation<typeof dutch>
