/** De pagina's van een account en het uitloggen: in het menu van de kop en naast die pagina's zelf. */
export const account = {
  navigation: 'Mijn account',
  pages: {
    accountOverview: 'Overzicht',
    accountOrders: 'Bestellingen',
    accountDetails: 'Gegevens',
  },
  logOut: 'Uitloggen',
  loggedOut: 'Je bent uitgelogd. Tot snel.',
  logIn: 'Inloggen',
  loading: 'We zoeken je account op',
} as const
