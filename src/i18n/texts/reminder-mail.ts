import { texts } from '#i18n/texts.ts'

/** Mail that reminds somebody that a gift card is about to expire. */
export const reminderMailTexts = texts({
  subject: {
    nl: '{count, plural, one {Je cadeaubon is geldig} other {Je cadeaubonnen zijn geldig}} tot en met {day}',
    en: '{count, plural, one {Your gift card expires} other {Your gift cards expire}} after {day}',
  },
  preview: { nl: '{cards}', en: '{cards}' },
  greeting: { nl: 'Hoi,', en: 'Hi,' },
  heading: {
    nl: '{count, plural, one {Besteed je cadeaubon op tijd} other {Besteed ze op tijd}}',
    en: '{count, plural, one {Spend your gift card in time} other {Spend them in time}}',
  },
  card: { nl: '{title} van {amount}', en: '{title}, {amount}' },
  intro: {
    nl: '{count, plural, one {Je cadeaubon ({cards}) is geldig} other {Je cadeaubonnen ({cards}) zijn geldig}} tot en met {day}. Daarna kun je er niets meer mee kopen.',
    en: '{count, plural, one {Your gift card ({cards}) is valid} other {Your gift cards ({cards}) are valid}} until the end of {day}. You can’t spend {count, plural, one {it} other {them}} after that.',
  },
  introFrom: {
    nl: '{count, plural, one {De cadeaubon die je van {giver} kreeg ({cards}) is geldig} other {De cadeaubonnen die je van {giver} kreeg ({cards}) zijn geldig}} tot en met {day}. Daarna kun je er niets meer mee kopen.',
    en: '{count, plural, one {The gift card you got from {giver} ({cards}) is valid} other {The gift cards you got from {giver} ({cards}) are valid}} until the end of {day}. You can’t spend {count, plural, one {it} other {them}} after that.',
  },
  to: {
    card: {
      hint: {
        nl: '{count, plural, one {Je code en waar je hem besteedt staan} other {Je codes en waar je ze besteedt staan}} op je eigen pagina.',
        en: '{count, plural, one {Your code and where to spend it are} other {Your codes and where to spend them are}} on your own page.',
      },
      action: {
        nl: '{count, plural, one {Bekijk mijn cadeaubon} other {Bekijk mijn cadeaubonnen}}',
        en: '{count, plural, one {Show my gift card} other {Show my gift cards}}',
      },
    },
    account: {
      hint: {
        nl: '{count, plural, one {Je vindt hem} other {Je vindt ze}} in je account, bij je cadeaubonnen.',
        en: '{count, plural, one {You’ll find it} other {You’ll find them}} in your account, with your gift cards.',
      },
      action: { nl: 'Naar mijn cadeaubonnen', en: 'To my gift cards' },
    },
    find: {
      hint: {
        nl: '{count, plural, one {Je code staat} other {Je codes staan}} achter de link waarmee je het cadeau kreeg. Kwam die per mail en ben je hem kwijt? Dan mailen we hem opnieuw naar het adres waarop het cadeau kwam.',
        en: '{count, plural, one {Your code is} other {Your codes are}} behind the link your gift came with. Did it come by email, and have you lost it? We’ll send it again, to the address the gift was sent to.',
      },
      action: {
        nl: '{count, plural, one {Vind mijn cadeaubon} other {Vind mijn cadeaubonnen}}',
        en: '{count, plural, one {Find my gift card} other {Find my gift cards}}',
      },
    },
  },
  linkHint: {
    nl: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    en: 'Button not working? Copy this address into your browser:',
  },
  why: {
    page: {
      nl: 'Je krijgt deze mail omdat dit adres op de pagina van het cadeau is ingevuld voor een herinnering. Al besteed? Dan hoef je niets te doen.',
      en: 'You’re getting this email because this address was entered on the gift’s page for a reminder. Spent it already? Then there’s nothing you need to do.',
    },
    account: {
      nl: 'Je krijgt deze mail omdat je er in je account om vroeg. Al besteed? Vink hem daar af, dan mailen we er niet meer over.',
      en: 'You’re getting this email because you asked for it in your account. Spent it already? Tick it off there and we won’t email you about it again.',
    },
  },
  end: {
    nl: 'Stuur mij over dit cadeau geen herinneringen meer',
    en: 'Don’t remind me about this gift again',
  },
})
