import { texts } from '#i18n/texts.ts'

/** Frame of every page: the header, and the last line of the footer. */
export const layoutTexts = texts({
  pageTitle: { nl: '{title} | {shop}', en: '{title} | {shop}' },
  toHome: { nl: '{shop}, naar de voorpagina', en: '{shop}, home page' },
  skipToContent: { nl: 'Direct naar de inhoud', en: 'Skip to content' },
  mainMenu: { nl: 'Hoofdmenu', en: 'Main menu' },
  trustMarks: { nl: 'Keurmerken', en: 'Quality marks' },
  account: { nl: 'Mijn account', en: 'My account' },
  accountFor: {
    nl: 'Mijn account, je bestelt voor {company}',
    en: 'My account, you’re ordering for {company}',
  },
  basket: { nl: 'Winkelmandje', en: 'Basket' },
  basketWithCount: {
    nl: '{count, plural, =0 {Winkelmandje, nog leeg} =1 {Winkelmandje, 1 stuk} other {Winkelmandje, # stuks}}',
    en: '{count, plural, =0 {Basket, still empty} =1 {Basket, 1 item} other {Basket, # items}}',
  },
  manyItems: { nl: '99+', en: '99+' },
})
