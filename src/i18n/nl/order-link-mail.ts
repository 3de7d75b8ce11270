/** De mail met de link die een bestelling op één apparaat opent. */
export const orderLinkMail = {
  greeting: 'Hoi {name},',
  subject: 'De link naar je bestelling {number}',
  preview: 'Hiermee zie je je bestelling helemaal, met factuur of bon.',
  heading: 'Hier is je link',
  intro:
    'Je vroeg om een link naar je bestelling {number} bij {shop}. Open hem op het apparaat waarop je alles wilt zien: voor wie het is, hoever het is, en je factuur of bon. Daar blijft je bestelling dertig dagen open.',
  action: 'Open mijn bestelling',
  until: 'De link werkt één keer, en tot {until}.',
  ignore:
    'Heb jij hier niet om gevraagd? Dan hoef je niets te doen. Stuur deze mail alleen niet door: wie de link opent, ziet je bestelling.',
  linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
} as const
