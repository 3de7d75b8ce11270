import { texts } from '#i18n/texts.ts'

/** Mail with the link that opens an order on one device. */
export const orderLinkMailTexts = texts({
  greeting: { nl: 'Hoi {name},', en: 'Hi {name},' },
  subject: { nl: 'De link naar je bestelling {number}', en: 'The link to your order {number}' },
  preview: {
    nl: 'Hiermee zie je je bestelling helemaal, met wat je betaalde.',
    en: 'It shows you the whole order, with what you paid.',
  },
  heading: { nl: 'Hier is je link', en: 'Here’s your link' },
  intro: {
    nl: 'Je vroeg om een link naar je bestelling {number} bij {shop}. Open hem op het apparaat waarop je alles wilt zien: voor wie het is, hoever het is, en wat je betaalde. Daar blijft je bestelling dertig dagen open.',
    en: 'You asked for a link to your order {number} at {shop}. Open it on the device you want to see everything on: who it’s for, how far along it is, and what you paid. Your order stays open there for thirty days.',
  },
  action: { nl: 'Open mijn bestelling', en: 'Open my order' },
  until: {
    nl: 'De link werkt één keer, en tot {until}.',
    en: 'The link works once, until {until}.',
  },
  ignore: {
    nl: 'Heb jij hier niet om gevraagd? Dan hoef je niets te doen. Stuur deze mail alleen niet door: wie de link opent, ziet je bestelling.',
    en: 'Didn’t ask for this? There’s nothing you need to do. Just don’t forward this mail: whoever opens the link sees your order.',
  },
  linkHint: {
    nl: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    en: 'Button not working? Copy this address into your browser:',
  },
})
