import type { giverNoticeMail as dutch } from '#i18n/nl/giver-notice-mail.ts'
import type { Translation } from '#i18n/translation.ts'

/** The mails a giver gets when a gift is left waiting, or didn’t arrive. */
export const giverNoticeMail: Translation<typeof dutch> = {
  greeting: 'Hi {name},',
  unopened: {
    subject:
      '{count, plural, one {Your gift for {names} hasn’t been unwrapped yet} other {# of your gifts haven’t been unwrapped yet}}',
    preview: 'Send the email again, correct the address or give it yourself.',
    heading:
      '{count, plural, one {Your gift is still waiting} other {Your gifts are still waiting}}',
    intro:
      'Two weeks ago we emailed {count, plural, one {your gift} other {your gifts}} to {names}, but nothing has been unwrapped there yet. The email may have been overlooked, or ended up in the spam folder. A quick message from you often does the trick.',
    why: 'You’re getting this email once, because you ordered this gift from us. Your order page shows when it’s unwrapped.',
  },
  missed: {
    subject:
      '{count, plural, one {{names} hasn’t received your gift} other {Your gifts didn’t reach {names}}}',
    preview: 'Here’s how to get your gift there.',
    heading: '{count, plural, one {Your gift didn’t arrive} other {Your gifts didn’t arrive}}',
    intro:
      'Someone with the email address of {names} told {shop} that {count, plural, one {your gift} other {your gifts}} didn’t arrive. We didn’t tell them who it’s from, or that anything was on its way.',
    why: 'You’re getting this email because you ordered this gift from us. Sorted it already? Then there’s nothing you need to do.',
  },
  acts: 'On your order page you can have the email sent again, correct the address, or give a gift yourself instead: with a link, a QR code or a printed sheet. Use the browser you ordered in, or log in.',
  action: 'Go to my order',
  linkHint: 'Button not working? Copy this address into your browser:',
}
