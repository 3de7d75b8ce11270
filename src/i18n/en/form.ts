import type { form as dutch } from '#i18n/nl/form.ts'
import type { Translation } from '#i18n/translation.ts'

/** What every form says. */
export const form = {
  problems: '{count, plural, one {Please check 1 field} other {Please check # fields}}',
  meant: 'Did you mean {email}?',
  captchaFailed:
    'Our spam check didn’t go through: your browser does a short sum for it, which it couldn’t finish. Please try again, or use another browser.',
  unreachable:
    'We didn’t get an answer. Everything you entered is still here. Please try again in a moment.',
  needsScript: 'Ordering needs JavaScript. Turn it on in your browser and reload this page.',
} as const satisfies Translation<typeof dutch>
