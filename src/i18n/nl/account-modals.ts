/** De vensters boven het winkelmandje die vragen wie er bestelt. */
export const accountModals = {
  identify: {
    title: 'Hoe wil je bestellen?',
    text: 'Vul je e-mailadres in. Heb je al een account, dan log je meteen in en staan je gegevens klaar.',
    submit: 'Verder',
    or: 'of',
    guest: 'Bestel zonder account',
  },
  login: {
    title: 'Welkom terug',
    text: 'Er is een account met dit e-mailadres. Log in, dan vind je deze bestelling er later terug.',
    guest: 'Toch zonder inloggen bestellen',
  },
} as const
