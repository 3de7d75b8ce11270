/** De pagina waarop iemand al zijn cadeaubonnen terugvindt. */
export const myCards = {
  pageTitle: 'Mijn kaarten: al je cadeaubonnen terugvinden',
  description:
    'Cadeaubon kwijt? Vul het e-mailadres in waarop je hem kreeg. We mailen je de links van alle cadeaubonnen die nog geldig zijn.',
  heading: 'Vind je cadeaubonnen terug',
  intro:
    'Mail kwijt? Vul het adres in waarop je je cadeaubonnen kreeg. We mailen je alles wat nog geldig is. Een account is niet nodig.',
  email: 'E-mailadres waarop je ze kreeg',
  submit: 'Mail mij mijn cadeaubonnen',
  privacy: 'Alleen de eigenaar van het adres krijgt iets te zien, in de mail.',
  noScript:
    'Dit formulier werkt alleen met JavaScript. Zet het aan, of vraag het onze klantenservice.',
  steps: {
    title: 'Zo gaat het',
    address: 'Je vult het adres in waarop de mail met je cadeau kwam.',
    mail: 'Wij mailen een link voor elk cadeau, ook als iemand anders het adres invulde.',
    open: 'Je opent de link. Je code staat er nog, precies zoals eerst.',
  },
  end: {
    heading: 'Herinneringen stoppen',
    text: 'Wil je over dit cadeau geen herinneringen meer? Dan wissen we het adres waar ze heen gingen.',
    action: 'Stop de herinneringen',
    done: 'Je krijgt geen herinneringen meer over dit cadeau. We hebben het adres gewist.',
  },
  required: { email: 'Vul het adres in waarop je je cadeaubonnen kreeg.' },
  done: {
    title: 'Kijk in je mail',
    text: 'Zijn er cadeaubonnen naar {email} gestuurd die nog geldig zijn? Dan staan de links binnen een paar minuten in die mailbox. Niets gekregen? Kijk ook bij ongewenste mail, of probeer een ander adres.',
    again: 'Ander adres proberen',
  },
} as const
