/** De mail die iemand eraan herinnert dat een cadeaubon afloopt. */
export const reminderMail = {
  subject:
    '{count, plural, one {Je cadeaubon is geldig} other {Je cadeaubonnen zijn geldig}} tot en met {day}',
  preview: '{cards}',
  greeting: 'Hoi,',
  heading: '{count, plural, one {Besteed je cadeaubon op tijd} other {Besteed ze op tijd}}',
  card: '{title} van {amount}',
  intro:
    '{count, plural, one {Je cadeaubon ({cards}) is geldig} other {Je cadeaubonnen ({cards}) zijn geldig}} tot en met {day}. Daarna kun je er niets meer mee kopen.',
  introFrom:
    '{count, plural, one {De cadeaubon die je van {giver} kreeg ({cards}) is geldig} other {De cadeaubonnen die je van {giver} kreeg ({cards}) zijn geldig}} tot en met {day}. Daarna kun je er niets meer mee kopen.',
  to: {
    card: {
      hint: '{count, plural, one {Je code en waar je hem besteedt staan} other {Je codes en waar je ze besteedt staan}} op je eigen pagina.',
      action: '{count, plural, one {Bekijk mijn cadeaubon} other {Bekijk mijn cadeaubonnen}}',
    },
    find: {
      hint: '{count, plural, one {Je code staat} other {Je codes staan}} achter de link waarmee je het cadeau kreeg. Kwam die per mail en ben je hem kwijt? Dan mailen we hem opnieuw naar het adres waarop het cadeau kwam.',
      action: '{count, plural, one {Vind mijn cadeaubon} other {Vind mijn cadeaubonnen}}',
    },
  },
  linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
  why: 'Je krijgt deze mail omdat dit adres op de pagina van het cadeau is ingevuld voor een herinnering. Al besteed? Dan hoef je niets te doen.',
  end: 'Stuur mij over dit cadeau geen herinneringen meer',
} as const
