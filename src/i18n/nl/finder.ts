/** De pagina van de cadeauzoeker: wat bij de vragen hoort, en wat eruit komt. */
export const finder = {
  title: 'Cadeauzoeker',
  metaTitle: 'Cadeauzoeker: in vier vragen een passend cadeau',
  description:
    'Voor wie is het, wat vinden ze leuk, hoeveel geef je en wanneer? De cadeauzoeker kiest drie cadeaubonnen die passen, met een reden erbij.',
  intro: 'Beantwoord wat je weet en sla de rest over. Niets hoeft.',
  form: 'Vragen van de cadeauzoeker',
  text: 'Of in je eigen woorden',
  textHint: 'Bijvoorbeeld: paarden, koken, net verhuisd',
  name: 'Hoe heet diegene?',
  nameHint: 'Dan staat de naam straks al bij het cadeau.',
  optional: 'niet verplicht',
  others: 'Toon drie andere',
  picks: 'Onze drie voor jou',
  start: 'Drie die vaak goed vallen',
  found:
    '{count, plural, =0 {Geen cadeau gevonden} =1 {1 cadeau gevonden} other {# cadeaus gevonden}}',
  reason: 'Past bij: {fits}',
  asked: 'Wat je schreef',
  popular: 'Veel gekozen, valt bijna altijd goed',
  give: 'Geef deze',
  nothing: 'Voor dit bedrag hebben we niets. Kies een hoger bedrag, dan zoeken we opnieuw.',
  failed: 'De cadeauzoeker doet het even niet. Probeer het zo nog eens.',
} as const
