import { texts } from '#i18n/texts.ts'

/** Mail that lets a card number be tried again. */
export const cardUnlockMailTexts = texts({
  greeting: { nl: 'Hoi {name},', en: 'Hi {name},' },
  subject: { nl: 'Je cadeaukaart weer bekijken', en: 'Unlock your gift card' },
  preview: {
    nl: 'Bij je kaartnummer is te vaak een verkeerde pincode ingevuld.',
    en: 'Too many wrong PINs were entered for your card number.',
  },
  heading: { nl: 'Je kaart is veilig', en: 'Your card is safe' },
  intro: {
    nl: 'Bij het nummer van de cadeaukaart die je via {shop} kreeg, is te vaak een verkeerde pincode ingevuld. Daarom tonen we het saldo nu aan niemand. Met de knop hieronder kun je het weer bekijken, met je kaartnummer en je pincode.',
    en: 'Too many wrong PINs were entered for the gift card you received through {shop}, so we’re not showing its balance to anyone for now. Use the button below and you can see it again with your card number and PIN.',
  },
  action: { nl: 'Laat mijn kaart weer zien', en: 'Unlock my card' },
  until: { nl: 'De link werkt tot {until}.', en: 'The link works until {until}.' },
  ignore: {
    nl: 'Heb jij niets ingevuld? Dan probeerde iemand anders het. Je hoeft niets te doen: het saldo staat er nog, en niemand komt erbij zonder je pincode.',
    en: 'Wasn’t you? Then someone else tried. There’s nothing you need to do: the balance is still there, and no one can reach it without your PIN.',
  },
  linkHint: {
    nl: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    en: 'Button not working? Copy this address into your browser:',
  },
})
