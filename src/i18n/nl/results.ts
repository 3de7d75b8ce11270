/** Wat alleen de pagina met zoekresultaten zegt. */
export const results = {
  title: 'Zoekresultaten voor “{text}”',
  emptyTitle: 'Wat zoek je?',
  emptyText: 'Een merk, een idee, een moment of een bedrag: typ het en kijk wat past.',
  first:
    'Dit zijn de eerste {shown, number} van {count, number}. Maak je zoekopdracht wat preciezer om minder te zien.',
  also: 'Kijk ook bij',
  categories: 'Of begin bij een categorie',
} as const
