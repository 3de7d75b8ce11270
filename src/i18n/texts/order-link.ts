import { texts } from '#i18n/texts.ts'

/** Mailing of an order's link to somebody who has its address only. */
export const orderLinkTexts = texts({
  ask: { nl: 'Mail mij een link', en: 'Mail me a link' },
  hint: {
    nl: 'Heb jij besteld? We mailen een link naar het adres waarmee je bestelde. Daarmee zie je hier alles, ook wat je betaalde.',
    en: 'Was it you? We’ll mail a link to the address you ordered with. It shows you everything here, including what you paid.',
  },
  asked: {
    nl: 'Gelukt. Staat de bestelling op jouw naam, dan vind je de link zo in je mailbox. Open hem op dit apparaat.',
    en: 'Done. If the order is yours, you’ll find the link in your inbox shortly. Open it on this device.',
  },
  open: {
    heading: { nl: 'Open je bestelling', en: 'Open your order' },
    text: {
      nl: 'Je komt van de link uit onze mail. Open de bestelling op dit apparaat, dan zie je hier dertig dagen alles.',
      en: 'You came by the link in our mail. Open the order on this device and you’ll see everything here for thirty days.',
    },
    action: { nl: 'Open mijn bestelling', en: 'Open my order' },
    done: {
      nl: 'Je bestelling is open op dit apparaat.',
      en: 'Your order is open on this device.',
    },
  },
})
