/** Kop en voet: menu, landen en talen, wat er boven de pagina staat. */
export const frame = {
  menu: {
    title: 'Menu',
    giftCards: 'Cadeaubonnen',
    categories: 'Categorieën',
    viewCategory: 'Bekijk alle cadeaubonnen in deze categorie',
    allCategories: 'Bekijk alle categorieën',
    fewerCategories: 'Minder categorieën',
    allGiftCards: 'Alle cadeaubonnen',
    moments: 'Alle geefmomenten',
  },
  topBar: {
    label: 'Waar je op kunt rekenen',
    pause: 'Stop het wisselen',
    play: 'Start het wisselen',
  },
  delay: 'Vertraging',
  hours: 'Klantenservice',
  conditions: 'Voorwaarden',
  social: 'Volg ons',
  toTop: 'Naar boven',
  switcher: {
    button: 'Land en taal',
    toOther: 'Lees deze pagina in het Engels',
  },
} as const
