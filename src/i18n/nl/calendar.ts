/** De laatste dag van een cadeaubon in iemands agenda. Geen code en geen privélink: veel mensen delen hun agenda. */
export const calendar = {
  file: 'cadeaubon',
  card: '{title} van {amount}',
  title:
    '{count, plural, one {Laatste dag van je cadeaubon} other {Laatste dag van je cadeaubonnen}}: {cards}',
  text: 'Je code staat achter de link waarmee je cadeau van {shop} kwam. Kwam die per mail en ben je hem kwijt? Laat hem opnieuw mailen: {url}',
} as const
