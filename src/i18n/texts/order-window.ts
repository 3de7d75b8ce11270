import { texts } from '#i18n/texts.ts'

/** Order in a modal over the page. */
export const orderWindowTexts = texts({
  account: { nl: 'Je bestelling', en: 'Your order' },
  details: { nl: 'Gegevens en factuur', en: 'Details and invoice' },
  open: { nl: 'Bekijk snel', en: 'Quick look' },
  openOf: { nl: 'Bekijk snel: bestelling {number}', en: 'Quick look: order {number}' },
  loading: { nl: 'Je bestelling wordt opgehaald', en: 'Fetching your order' },
  none: { nl: 'Deze bestelling vinden we niet.', en: 'We can’t find this order.' },
  failed: {
    nl: 'Je bestelling ophalen lukt nu niet. Probeer het zo nog eens.',
    en: 'We can’t fetch your order right now. Please try again in a moment.',
  },
  toOrder: { nl: 'Naar de bestelling', en: 'Go to the order' },
  toDetails: { nl: 'Gegevens en factuur', en: 'Details and invoice' },
  noDocuments: {
    invoice: {
      nl: 'Je factuur staat hier een paar minuten nadat je hebt betaald.',
      en: 'Your invoice appears here a few minutes after you’ve paid.',
    },
    receipt: {
      nl: 'Je bon staat hier een paar minuten nadat je hebt betaald.',
      en: 'Your receipt appears here a few minutes after you’ve paid.',
    },
  },
  masked: {
    nl: 'Alleen wie bestelde, ziet hier de documenten.',
    en: 'Only whoever placed the order sees its documents here.',
  },
})
