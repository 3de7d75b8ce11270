/** De pagina met favorieten, die zijn teksten meebrengt. */
export const favourites = {
  title: 'Je favorieten',
  intro:
    'Wat je met een hartje bewaart, staat hier klaar. Alleen jij ziet dit: het blijft in deze browser.',
  count: '{count, plural, =1 {1 cadeau bewaard} other {# cadeaus bewaard}}',
  empty: 'Nog geen hartjes gegeven',
  emptyText:
    'Tik op het hartje bij een cadeaubon die je wilt onthouden. Dan vind je hem hier terug.',
  ideas: 'Deze worden veel gegeven',
  browse: 'Bekijk alle cadeaubonnen',
  unreachable: 'Je favorieten komen nu niet door. Ze zijn niet weg: probeer het zo nog eens.',
  again: 'Probeer opnieuw',
  needsScript: 'Favorieten staan in je browser zelf. Zet JavaScript aan om ze te zien.',
} as const
