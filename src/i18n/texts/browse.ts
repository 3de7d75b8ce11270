import { texts } from '#i18n/texts.ts'

/** Front page, lists, and what a gift card says in a list. */
export const browseTexts = texts({
  home: {
    title: { nl: 'Cadeaubonnen, direct per e-mail', en: 'Gift cards, straight to their inbox' },
    description: {
      nl: 'Geef wat wél past: cadeaubonnen voor uit eten, sauna, film, tuin en goede doelen. Binnen een uur gemaild, minstens twee jaar geldig.',
      en: 'Give something that fits: gift cards for dinner, spa days, film, gardens and good causes. In their inbox within the hour, valid for at least two years.',
    },
    featured: { nl: 'Uitgelicht', en: 'Featured' },
    viewAll: {
      nl: '{isRounded, select, true {Bekijk alle {count, number}+ cadeaubonnen} other {Bekijk alle {count, number} cadeaubonnen}}',
      en: '{isRounded, select, true {View all {count, number}+ gift cards} other {View all {count, number} gift cards}}',
    },
  },
  finder: {
    heading: {
      nl: 'Vertel voor wie, wij kiezen er drie',
      en: 'Tell us who it’s for, we’ll pick three',
    },
    person: { nl: 'Voor wie is het?', en: 'Who’s it for?' },
    likes: { nl: 'Wat vinden ze leuk?', en: 'What do they like?' },
    budget: { nl: 'Hoeveel geef je?', en: 'How much?' },
    moment: { nl: 'Voor welk moment?', en: 'What’s the occasion?' },
    any: { nl: 'Maakt niet uit', en: 'No preference' },
    upTo: { nl: 'Tot {to}', en: 'Up to {to}' },
    submit: { nl: 'Zoek drie cadeaus', en: 'Find three gifts' },
  },
  card: {
    from: { nl: 'vanaf {min}', en: 'from {min}' },
    unavailable: { nl: 'Momenteel niet leverbaar', en: 'Currently out of stock' },
    coming: { nl: 'Binnenkort', en: 'Coming soon' },
    free: { nl: 'Gratis: {title}', en: 'Free: {title}' },
  },
  moment: {
    daysLeft: {
      nl: '{count, plural, =0 {vandaag} =1 {morgen} other {nog # dagen}}',
      en: '{count, plural, =0 {today} =1 {tomorrow} other {# days left}}',
    },
  },
  crumbs: {
    home: { nl: 'Home', en: 'Home' },
    giftCards: { nl: 'Cadeaubonnen', en: 'Gift cards' },
    brands: { nl: 'Alle merken', en: 'All brands' },
  },
})
