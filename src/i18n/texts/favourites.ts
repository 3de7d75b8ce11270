import { texts } from '#i18n/texts.ts'

/** Page of favourites. */
export const favouritesTexts = texts({
  title: { nl: 'Je favorieten', en: 'Your favourites' },
  intro: {
    nl: 'Wat je met een hartje bewaart, staat hier klaar. Alleen jij ziet dit: het blijft in deze browser.',
    en: 'Everything you’ve given a heart is here. No one else sees it: it stays in this browser.',
  },
  count: {
    nl: '{count, plural, =1 {1 cadeau bewaard} other {# cadeaus bewaard}}',
    en: '{count, plural, =1 {1 gift saved} other {# gifts saved}}',
  },
  empty: { nl: 'Nog geen hartjes gegeven', en: 'No hearts given yet' },
  emptyText: {
    nl: 'Tik op het hartje bij een cadeaubon die je wilt onthouden. Dan vind je hem hier terug.',
    en: 'Tap the heart on a gift card worth remembering and you’ll find it here.',
  },
  ideas: { nl: 'Deze worden veel gegeven', en: 'Often given' },
  browse: { nl: 'Bekijk alle cadeaubonnen', en: 'View all gift cards' },
  unreachable: {
    nl: 'Je favorieten komen nu niet door. Ze zijn niet weg: probeer het zo nog eens.',
    en: 'We can’t load your favourites right now. They aren’t lost: try again in a moment.',
  },
  again: { nl: 'Probeer opnieuw', en: 'Try again' },
  needsScript: {
    nl: 'Favorieten staan in je browser zelf. Zet JavaScript aan om ze te zien.',
    en: 'Favourites are kept in your own browser. Turn on JavaScript to see them.',
  },
})
