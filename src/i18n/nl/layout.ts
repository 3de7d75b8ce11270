/** Wat om elke pagina heen staat: de kop, en de onderste regel van de voet. */
export const layout = {
  pageTitle: '{title} | {shop}',
  toHome: '{shop}, naar de voorpagina',
  skipToContent: 'Direct naar de inhoud',
  mainMenu: 'Hoofdmenu',
  trustMarks: 'Keurmerken',
  account: 'Mijn account',
  basket: 'Winkelmandje',
  basketWithCount:
    '{count, plural, =0 {Winkelmandje, nog leeg} =1 {Winkelmandje, 1 stuk} other {Winkelmandje, # stuks}}',
  manyItems: '99+',
} as const
