import type { newsletterMail as dutch } from '#i18n/nl/newsletter-mail.ts'
import type { Translation } from '#i18n/translation.ts'

/** The mail after a subscription was asked for. The reader may not have asked for it. */
export const newsletterMail = {
  greeting: 'Hi {name},',
  greetingUnnamed: 'Hi,',
  confirm: {
    subject: 'Would you like our newsletter? One more click',
    preview: 'Confirm that you signed up, and you’ll hear from us.',
    heading: 'One more click and you’re in',
    intro:
      'Someone, hopefully you, entered this email address for the {shop} newsletter: an occasional email with gift ideas, new gift cards and offers. Is that right?',
    action: 'Yes, I want the newsletter',
    until:
      'You confirm on the page that opens, until {until}. Every newsletter has an unsubscribe link.',
    ignore:
      'Didn’t ask for this? Then there’s nothing to do: unless you confirm, you won’t get a newsletter and we’ll delete your address after a week.',
    end: 'Delete my address now',
  },
  already: {
    subject: 'You already get our newsletter',
    preview: 'There’s nothing you need to do.',
    heading: 'You’re already on the list',
    intro:
      'Someone, probably you, entered this email address for the {shop} newsletter again. You’d already signed up, so there’s nothing to do.',
    ignore: 'Rather not get it any more? One click will do:',
    end: 'Unsubscribe me',
  },
  linkHint: 'Button not working? Copy this address into your browser:',
} as const satisfies Translation<typeof dutch>
