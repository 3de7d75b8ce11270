import { texts } from '#i18n/texts.ts'

/** Modals over the basket that ask who orders. */
export const accountModalsTexts = texts({
  identify: {
    title: { nl: 'Hoe wil je bestellen?', en: 'How would you like to order?' },
    text: {
      nl: 'Vul je e-mailadres in. Heb je al een account, dan log je meteen in en staan je gegevens klaar.',
      en: 'Enter your email address. If you have an account, you can log in straight away and we’ll have your details ready.',
    },
    submit: { nl: 'Verder', en: 'Continue' },
    or: { nl: 'of', en: 'or' },
    guest: { nl: 'Bestel zonder account', en: 'Order without an account' },
  },
  login: {
    title: { nl: 'Welkom terug', en: 'Welcome back' },
    text: {
      nl: 'Er is een account met dit e-mailadres. Log in, dan vind je deze bestelling er later terug.',
      en: 'There’s already an account with this email address. Log in and this order will be there later.',
    },
    guest: { nl: 'Toch zonder inloggen bestellen', en: 'Order without logging in' },
  },
})
