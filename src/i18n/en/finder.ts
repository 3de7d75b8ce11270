import type { finder as dutch } from '#i18n/nl/finder.ts'
import type { Translation } from '#i18n/translation.ts'

export const finder = {
  title: 'Gift finder',
  metaTitle: 'Gift finder: a present that fits, in four questions',
  description:
    'Who is it for, what do they like, how much and when? The gift finder picks three gift cards that fit, and says why.',
  intro: 'Answer what you know and skip the rest.',
  form: 'Questions of the gift finder',
  text: 'Or in your own words',
  textHint: 'For instance: horses, cooking, just moved',
  name: 'What is their name?',
  nameHint: 'It will be filled in with the gift.',
  optional: 'optional',
  others: 'Show three others',
  picks: 'Our three for you',
  start: 'Three that rarely miss',
  found: '{count, plural, =0 {No gift found} =1 {1 gift found} other {# gifts found}}',
  reason: 'A match for {fits}',
  asked: 'what you wrote',
  popular: 'Often chosen, and hardly ever wrong',
  give: 'Give this one',
  nothing: 'We have nothing at this amount. Choose a higher one and we look again.',
  failed: 'The gift finder cannot be reached right now. Please try again in a moment.',
} satisfies Translation<typeof dutch>
