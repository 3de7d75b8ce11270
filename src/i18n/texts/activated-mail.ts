import { texts } from '#i18n/texts.ts'

/** Mail that says that a printed card has its value. */
export const activatedMailTexts = texts({
  subject: { nl: 'Je {title} is geactiveerd', en: 'Your {title} is active' },
  preview: { nl: 'Er staat {amount} op de kaart.', en: 'There’s {amount} on the card.' },
  greeting: { nl: 'Hoi,', en: 'Hi,' },
  heading: { nl: 'De kaart is klaar om te geven', en: 'The card is ready to give' },
  intro: {
    nl: 'Op je {title} staat nu {amount}. De kaart is geldig tot en met {until}. Betalen gaat met het kaartnummer en de pincode die op de kaart staan.',
    en: 'Your {title} now has {amount} on it. It’s valid until {until}. To pay with it, use the card number and PIN printed on the card.',
  },
  action: { nl: 'Bekijk de kaart', en: 'View the card' },
  linkHint: {
    nl: 'Werkt de knop niet? Kopieer dan dit adres:',
    en: 'Button not working? Copy this address:',
  },
  keep: {
    nl: 'Bewaar deze mail: hij is je bewijs van het bedrag en de datum. De pincode staat alleen op de kaart, dus geef die goed door.',
    en: 'Keep this email: it’s your proof of the amount and the date. The PIN is only on the card itself, so keep the card safe.',
  },
})
