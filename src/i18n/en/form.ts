import type { form as dutch } from '#i18n/nl/form.ts'
import type { Translation } from '#i18n/translation.ts'

/** What every form says. */
export const form = {
  problems: '{count, plural, one {One thing is not right yet} other {# things are not right yet}}',
  captchaFailed:
    'The check against spam did not work: your browser does a short sum for it, which it could not finish. Please try again, or use another browser.',
  unreachable: 'We got no answer. What you filled in is still there. Please try again in a moment.',
} as const satisfies Translation<typeof dutch>
