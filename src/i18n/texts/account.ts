import { texts } from '#i18n/texts.ts'

/** Names of an account's pages and logging out, in the header's menu and beside those pages. */
export const accountTexts = texts({
  navigation: { nl: 'Mijn account', en: 'My account' },
  pages: {
    accountOverview: { nl: 'Overzicht', en: 'Overview' },
    accountOrders: { nl: 'Bestellingen', en: 'Orders' },
    accountCards: { nl: 'Cadeaubonnen', en: 'Gift cards' },
    accountAddressBook: { nl: 'Adresboek', en: 'Address book' },
    accountDetails: { nl: 'Gegevens', en: 'Details' },
    accountSecurity: { nl: 'Beveiliging', en: 'Security' },
    accountCompanies: { nl: 'Bedrijven', en: 'Companies' },
  },
  ordersFor: {
    basket: { nl: 'Dit mandje bestel je voor', en: 'You’re ordering this basket for' },
    myself: { nl: 'jezelf', en: 'yourself' },
    change: { nl: 'Wijzig', en: 'Change' },
    changeWhom: { nl: 'Wijzig voor wie je bestelt', en: 'Change who you’re ordering for' },
  },
  logOut: { nl: 'Uitloggen', en: 'Log out' },
  loggedOut: { nl: 'Je bent uitgelogd. Tot snel.', en: 'You’re logged out. See you soon.' },
  logIn: { nl: 'Inloggen', en: 'Log in' },
  loading: { nl: 'We zoeken je account op', en: 'Looking up your account' },
})
