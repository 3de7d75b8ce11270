import { texts } from '#i18n/texts.ts'

/** Header and footer: menu, countries and languages, and what is above the page. */
export const frameTexts = texts({
  menu: {
    title: { nl: 'Menu', en: 'Menu' },
    giftCards: { nl: 'Cadeaubonnen', en: 'Gift cards' },
    categories: { nl: 'Categorieën', en: 'Categories' },
    viewCategory: {
      nl: 'Bekijk alle cadeaubonnen in deze categorie',
      en: 'View all gift vouchers in this category',
    },
    allCategories: { nl: 'Bekijk alle categorieën', en: 'View all categories' },
    fewerCategories: { nl: 'Minder categorieën', en: 'Fewer categories' },
    allGiftCards: { nl: 'Alle cadeaubonnen', en: 'All gift cards' },
    moments: { nl: 'Alle geefmomenten', en: 'All occasions' },
  },
  topBar: {
    label: { nl: 'Waar je op kunt rekenen', en: 'What you can count on' },
    pause: { nl: 'Stop het wisselen', en: 'Pause the messages' },
    play: { nl: 'Start het wisselen', en: 'Play the messages' },
  },
  delay: { nl: 'Vertraging', en: 'Delay' },
  hours: { nl: 'Klantenservice', en: 'Customer service' },
  conditions: { nl: 'Voorwaarden', en: 'Terms' },
  social: { nl: 'Volg ons', en: 'Follow us' },
  toTop: { nl: 'Naar boven', en: 'Back to top' },
  switcher: {
    button: { nl: 'Land en taal', en: 'Country and language' },
    toOther: { nl: 'Lees deze pagina in het Engels', en: 'Read this page in Dutch' },
  },
})
