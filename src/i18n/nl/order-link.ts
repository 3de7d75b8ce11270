/** Wie alleen het adres van een bestelling heeft, laat de link mailen die hem opent. */
export const orderLink = {
  ask: 'Mail mij een link',
  hint: 'Heb jij besteld? We mailen een link naar het adres waarmee je bestelde. Daarmee zie je hier alles, ook je factuur of bon.',
  asked:
    'Gelukt. Staat de bestelling op jouw naam, dan vind je de link zo in je mailbox. Open hem op dit apparaat.',
  open: {
    heading: 'Open je bestelling',
    text: 'Je komt van de link uit onze mail. Open de bestelling op dit apparaat, dan zie je hier dertig dagen alles.',
    action: 'Open mijn bestelling',
    done: 'Je bestelling is open op dit apparaat.',
  },
} as const
