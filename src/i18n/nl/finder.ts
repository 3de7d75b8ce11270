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
  reasons: {
    ASKED: 'Past bij wat je schreef',
    PERSON: 'Past bij: {name}',
    LIKE: 'Iets wat ze leuk vinden: {name}',
    MOMENT: 'Past bij het moment: {name}',
    BUDGET: 'Past in je budget: vanaf {from}',
    MOST_CHOSEN:
      '{isNamed, select, yes {Het meest gekozen bij {name}} other {Het meest gekozen van allemaal}}',
    OFTEN_CHOSEN:
      '{isNamed, select, yes {Veel gekozen bij {name}} other {Door veel gevers gekozen}}',
    FROM_CATEGORY: 'Onze keuze uit {name}',
  },
  also: 'Past ook bij: {fits}',
  alsoAsked: 'wat je schreef',
  alsoBudget: 'je budget (vanaf {from})',
  give: 'Geef deze',
  nothing: 'Voor dit bedrag hebben we niets. Kies een hoger bedrag, dan zoeken we opnieuw.',
  failed: 'De cadeauzoeker doet het even niet. Probeer het zo nog eens.',
} as const
