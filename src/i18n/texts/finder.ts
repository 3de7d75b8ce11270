import { texts } from '#i18n/texts.ts'

/** Page of the gift finder: its questions, and what comes out. */
export const finderTexts = texts({
  title: { nl: 'Cadeauzoeker', en: 'Gift finder' },
  metaTitle: {
    nl: 'Cadeauzoeker: in vier vragen een passend cadeau',
    en: 'Gift finder: the right gift in four questions',
  },
  description: {
    nl: 'Voor wie is het, wat vinden ze leuk, hoeveel geef je en wanneer? De cadeauzoeker kiest drie cadeaubonnen die passen, met een reden erbij.',
    en: 'Who is it for, what do they like, how much and when? The gift finder picks three gift cards that fit, and says why.',
  },
  intro: {
    nl: 'Beantwoord wat je weet en sla de rest over. Niets hoeft.',
    en: 'Answer what you know and skip the rest.',
  },
  form: { nl: 'Vragen van de cadeauzoeker', en: 'Gift finder questions' },
  text: { nl: 'Of in je eigen woorden', en: 'Or in your own words' },
  textHint: {
    nl: 'Bijvoorbeeld: paarden, koken, net verhuisd',
    en: 'For example: horses, cooking, just moved',
  },
  name: { nl: 'Hoe heet diegene?', en: 'What’s their name?' },
  nameHint: {
    nl: 'Dan staat de naam straks al bij het cadeau.',
    en: 'We’ll fill it in with the gift.',
  },
  optional: { nl: 'niet verplicht', en: 'optional' },
  others: { nl: 'Toon drie andere', en: 'Show me three others' },
  picks: { nl: 'Onze drie voor jou', en: 'Our three for you' },
  start: { nl: 'Drie die vaak goed vallen', en: 'Three that nearly always go down well' },
  found: {
    nl: '{count, plural, =0 {Geen cadeau gevonden} =1 {1 cadeau gevonden} other {# cadeaus gevonden}}',
    en: '{count, plural, =0 {No gift found} =1 {1 gift found} other {# gifts found}}',
  },
  reasons: {
    ASKED: { nl: 'Past bij wat je schreef', en: 'Matches what you wrote' },
    PERSON: { nl: 'Past bij: {name}', en: 'Suits: {name}' },
    LIKE: { nl: 'Iets wat ze leuk vinden: {name}', en: 'Something they like: {name}' },
    MOMENT: { nl: 'Past bij het moment: {name}', en: 'Right for the occasion: {name}' },
    BUDGET: { nl: 'Past in je budget: vanaf {from}', en: 'Within your budget: from {from}' },
    MOST_CHOSEN: {
      nl: '{isNamed, select, yes {Het meest gekozen bij {name}} other {Het meest gekozen van allemaal}}',
      en: '{isNamed, select, yes {Chosen most in {name}} other {Our most chosen card of all}}',
    },
    OFTEN_CHOSEN: {
      nl: '{isNamed, select, yes {Veel gekozen bij {name}} other {Door veel gevers gekozen}}',
      en: '{isNamed, select, yes {Often chosen in {name}} other {Chosen by many givers}}',
    },
    FROM_CATEGORY: { nl: 'Onze keuze uit {name}', en: 'Our pick from {name}' },
  },
  also: { nl: 'Past ook bij: {fits}', en: 'Also fits: {fits}' },
  alsoAsked: { nl: 'wat je schreef', en: 'what you wrote' },
  alsoBudget: { nl: 'je budget (vanaf {from})', en: 'your budget (from {from})' },
  give: { nl: 'Geef deze', en: 'Give this one' },
  nothing: {
    nl: 'Voor dit bedrag hebben we niets. Kies een hoger bedrag, dan zoeken we opnieuw.',
    en: 'We have nothing for this amount. Choose a higher one and we’ll look again.',
  },
  failed: {
    nl: 'De cadeauzoeker doet het even niet. Probeer het zo nog eens.',
    en: 'The gift finder isn’t working right now. Please try again in a moment.',
  },
})
