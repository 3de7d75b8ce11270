/** De nieuwsbrief: het formulier onder elke pagina. */
export const newsletter = {
  title: 'Nooit meer zonder cadeau-idee',
  text: 'Af en toe een mail met cadeau-ideeën, nieuwe cadeaubonnen en acties.',
  email: 'E-mailadres',
  firstName: 'Voornaam',
  optional: 'niet verplicht',
  submit: 'Meld mij aan',
  promise:
    'Je krijgt eerst een mail om te bevestigen dat jij het bent. Stoppen kan altijd, met één klik in elke nieuwsbrief. Wat je hier invult, gebruiken we alleen voor de nieuwsbrief.',
  privacy: 'Zo gaan we om met je gegevens',
  noScript:
    'Aanmelden werkt met JavaScript: daarmee maakt je browser een rekensom die spam tegenhoudt. Zet het aan en laad deze pagina opnieuw.',
  required: { email: 'Vul je e-mailadres in.' },
  done: {
    title: 'Kijk nu in je mailbox',
    text: 'Op {email} vind je een mail van ons. Bevestig daarmee binnen een week dat je de nieuwsbrief wilt. Niets te zien? Kijk dan ook bij de ongewenste mail.',
  },
} as const
