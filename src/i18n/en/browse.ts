import type { browse as dutch } from '#i18n/nl/browse.ts'
import type { Translation } from '#i18n/translation.ts'

export const browse = {
  home: {
    title: 'Gift cards, straight to their inbox',
    description:
      'Give something that fits: gift cards for dinner, spa days, film, gardens and good causes. In their inbox within the hour, valid for at least two years.',
    featured: 'Featured',
    viewAll:
      '{isRounded, select, true {View all {count, number}+ gift cards} other {View all {count, number} gift cards}}',
  },
  finder: {
    heading: 'Tell us who it’s for, we’ll pick three',
    person: 'Who’s it for?',
    likes: 'What do they like?',
    budget: 'How much?',
    moment: 'What’s the occasion?',
    any: 'No preference',
    upTo: 'Up to {to}',
    submit: 'Find three gifts',
  },
  card: {
    from: 'from {min}',
    unavailable: 'Currently out of stock',
    coming: 'Coming soon',
    free: 'Free: {title}',
  },
  moment: { daysLeft: '{count, plural, =0 {today} =1 {tomorrow} other {# days left}}' },
  crumbs: { home: 'Home', giftCards: 'Gift cards', brands: 'All brands' },
} satisfies Translation<typeof dutch>
