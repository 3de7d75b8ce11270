/** Wat alleen de pagina met zoekresultaten en het zoekvenster zeggen. */
export const results = {
  title: 'Zoekresultaten voor “{text}”',
  emptyTitle: 'Wat zoek je?',
  emptyText: 'Een merk, een idee, een moment of een bedrag: typ het en kijk wat past.',
  also: 'Kijk ook bij',
  categories: 'Of begin bij een categorie',
  understood: {
    label: 'Zo lazen we het:',
    remove: 'Zoek zonder: {title}',
    aged: '{title} van {age, number}',
    upTo: 'Tot {to}',
    from: 'Vanaf {from}',
    between: '{from} – {to}',
    digital: 'Digitaal',
    physical: 'Per post',
  },
  elsewhere: '{brand} hebben we niet. Dit komt in de buurt:',
  pages: 'Antwoord op je vraag',
  ways: {
    all: 'Bekijk alle cadeaubonnen',
    ask: 'Vraag het ons',
    title: 'Zocht je iets anders?',
    finder: 'Vraag de cadeauzoeker',
  },
} as const
