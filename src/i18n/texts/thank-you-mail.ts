import { texts } from '#i18n/texts.ts'

/** Mail by which a giver hears that somebody thanks them. */
export const thankYouMailTexts = texts({
  greeting: { nl: 'Hoi {giver},', en: 'Hi {giver},' },
  title: {
    nl: '{receiver} bedankt je voor je cadeau',
    en: '{receiver} says thank you for your gift',
  },
  titleAnybody: {
    nl: 'Iemand bedankt je voor je cadeau',
    en: 'Someone says thank you for your gift',
  },
  preview: {
    nl: 'Je cadeau is uitgepakt, en goed aangekomen.',
    en: 'Your gift has been unwrapped, and it went down well.',
  },
  intro: {
    nl: 'Je cadeau is uitgepakt, en dit schreef de ontvanger je terug:',
    en: 'Your gift has been unwrapped, and the recipient wrote you this:',
  },
  introWordless: {
    nl: 'Je cadeau is uitgepakt, en de ontvanger laat je hartelijk bedanken.',
    en: 'Your gift has been unwrapped, and the recipient sends you their thanks.',
  },
  action: { nl: 'Bekijk je bestelling', en: 'View your order' },
  linkHint: {
    nl: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    en: 'Button not working? Copy this address into your browser:',
  },
  once: {
    nl: 'Over dit bedankje mailen we je één keer. Terugschrijven via ons kan niet: antwoord de ontvanger zelf.',
    en: 'This is the only email you’ll get about this thank-you. You can’t write back through us, so do get in touch with them yourself.',
  },
})
