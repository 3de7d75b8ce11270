import type { finder as dutch } from '#i18n/nl/finder.ts'
import type { Translation } from '#i18n/translation.ts'

export const finder = {
  title: 'Gift finder',
  metaTitle: 'Gift finder: the right gift in four questions',
  description:
    'Who is it for, what do they like, how much and when? The gift finder picks three gift cards that fit, and says why.',
  intro: 'Answer what you know and skip the rest.',
  form: 'Gift finder questions',
  text: 'Or in your own words',
  textHint: 'For example: horses, cooking, just moved',
  name: 'What’s their name?',
  nameHint: 'We’ll fill it in with the gift.',
  optional: 'optional',
  others: 'Show me three others',
  picks: 'Our three for you',
  start: 'Three that nearly always go down well',
  found: '{count, plural, =0 {No gift found} =1 {1 gift found} other {# gifts found}}',
  reasons: {
    ASKED: 'Matches what you wrote',
    PERSON: 'Suits: {name}',
    LIKE: 'Something they like: {name}',
    MOMENT: 'Right for the occasion: {name}',
    BUDGET: 'Within your budget: from {from}',
    MOST_CHOSEN:
      '{isNamed, select, yes {Chosen most in {name}} other {Our most chosen card of all}}',
    OFTEN_CHOSEN: '{isNamed, select, yes {Often chosen in {name}} other {Chosen by many givers}}',
    FROM_CATEGORY: 'Our pick from {name}',
  },
  also: 'Also fits: {fits}',
  alsoAsked: 'what you wrote',
  alsoBudget: 'your budget (from {from})',
  give: 'Give this one',
  nothing: 'We have nothing for this amount. Choose a higher one and we’ll look again.',
  failed: 'The gift finder isn’t working right now. Please try again in a moment.',
} satisfies Translation<typeof dutch>
