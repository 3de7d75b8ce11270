import type { ui as dutch } from '#i18n/nl/ui.ts'
import type { Translation } from '#i18n/translation.ts'

export const ui = {
  loading: 'Loading',
  close: 'Close',
  back: 'Back',
  opensInNewTab: ' (opens in a new tab)',
  breadcrumbs: 'You are here',
} satisfies Translation<typeof dutch>
