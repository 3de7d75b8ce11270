import type { newsletterMail as dutch } from '#i18n/nl/newsletter-mail.ts'
import type { Translation } from '#i18n/translation.ts'

/** The mail after a subscription was asked for. The reader may not have asked for it. */
export const newsletterMail = {
  greeting: 'Hi {name},',
  greetingUnnamed: 'Hi,',
  confirm: {
    subject: 'Would you like our newsletter? One more click',
    preview: 'Confirm that you signed up, and you will hear from us.',
    heading: 'One more click and you are in',
    intro:
      'Somebody, hopefully you, entered this e-mail address for the newsletter of {shop}: an occasional mail with present ideas, new gift cards and offers. Is that right?',
    action: 'Yes, I want the newsletter',
    until:
      'You confirm on the page that opens. You can do so until {until}. Every newsletter has a link to stop it.',
    ignore:
      'You did not ask for this? Then there is nothing to do: without a confirmation you get no newsletter, and we erase your address after a week.',
    end: 'Erase my address right away',
  },
  already: {
    subject: 'You already get our newsletter',
    preview: 'There is nothing that you need to do.',
    heading: 'You are on the list already',
    intro:
      'Somebody, probably you, entered this e-mail address once more for the newsletter of {shop}. You had signed up before, so there is nothing to do.',
    ignore: 'Would you rather not get it any more? One click is enough:',
    end: 'Unsubscribe me',
  },
  linkHint: 'Does the button not work? Then copy this address into your browser:',
} as const satisfies Translation<typeof dutch>
