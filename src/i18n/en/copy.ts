import type { copy as dutch } from '#i18n/nl/copy.ts'
import type { Translation } from '#i18n/translation.ts'

export const copy: Translation<typeof dutch> = {
  copied: 'Copied',
  failed: 'We can’t copy it here. Please select the text and copy it yourself.',
}
