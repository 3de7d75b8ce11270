import { texts } from '#i18n/texts.ts'

/** Mail with the details of a bank transfer. */
export const transferMailTexts = texts({
  greeting: { nl: 'Hoi {giver},', en: 'Hi {giver},' },
  plain: {
    subject: {
      nl: 'Maak {total} over voor bestelling {order}',
      en: 'Please transfer {total} for order {order}',
    },
    preview: {
      nl: 'Met deze gegevens betaal je je bestelling.',
      en: 'These details pay for your order.',
    },
    heading: { nl: 'Maak {total} aan ons over', en: 'Please transfer {total} to us' },
    intro: {
      nl: 'Bedankt voor je bestelling {order}. Je bestelling gaat de deur uit zodra je geld binnen is, meestal één of twee werkdagen nadat je het overmaakt. We wachten tot en met {day}.',
      en: 'Thank you for your order {order}. Your order goes out as soon as your money is in, usually one or two working days after you send it. We’ll wait up to and including {day}.',
    },
    rest: {
      nl: 'Wat er in je mandje ligt, blijft staan tot je geld binnen is.',
      en: 'Whatever is in your basket stays there until your money is in.',
    },
  },
  activation: {
    subject: {
      nl: 'Maak {total} over voor bestelling {order}',
      en: 'Please transfer {total} for order {order}',
    },
    preview: {
      nl: 'Met deze gegevens betaal je voor je kaart.',
      en: 'These details pay for your card.',
    },
    heading: { nl: 'Maak {total} aan ons over', en: 'Please transfer {total} to us' },
    intro: {
      nl: 'Dank je wel, je bestelling is {order}. We zetten het bedrag op je kaart zodra je geld binnen is, meestal één of twee werkdagen nadat je het overmaakt. We wachten tot en met {day}.',
      en: 'Thank you. Your order is {order}. We load the amount onto your card as soon as your money is in, usually one or two working days after you send it. We’ll wait up to and including {day}.',
    },
    rest: {
      nl: 'Tot dan staat er niets op de kaart. Wordt hij intussen door een ander geactiveerd, dan krijg je alles terug.',
      en: 'Until then there’s nothing on the card. If somebody else activates it in the meantime, you get everything back.',
    },
  },
  invoice: {
    subject: {
      nl: 'Pro-formafactuur voor bestelling {order}: {total}',
      en: 'Pro forma invoice for order {order}: {total}',
    },
    preview: {
      nl: 'Met deze gegevens betaal je je bestelling op factuur.',
      en: 'These details pay for your order by invoice.',
    },
    heading: { nl: 'Betaal {total} op factuur', en: 'Pay {total} by invoice' },
    intro: {
      nl: 'Bedankt voor je bestelling {order}. We maken je cadeaubonnen zodra dit bedrag binnen is, meestal één of twee werkdagen nadat je het overmaakt. We wachten tot en met {day}.',
      en: 'Thank you for your order {order}. We make your gift cards as soon as this amount is in, usually one or two working days after you send it. We’ll wait up to and including {day}.',
    },
    rest: {
      nl: 'Wie bestelde, vindt de pro-formafactuur als pdf bij de bestelling. De factuur voor je boekhouding komt daar te staan zodra je hebt betaald.',
      en: 'Whoever ordered finds the pro forma invoice as a PDF with the order. The invoice for your books appears there once you have paid.',
    },
  },
  company: { nl: 'Bedrijf', en: 'Company' },
  customerReference: { nl: 'Je referentie', en: 'Your reference' },
  exactly: {
    nl: 'Neem het bedrag en het kenmerk precies over: daaraan herkennen we je betaling. Komt er een ander bedrag binnen, dan nemen we contact met je op.',
    en: 'Please copy the amount and the reference exactly: that’s how we know it’s you. If another amount arrives, we’ll get in touch.',
  },
  action: { nl: 'Naar je bestelling', en: 'View your order' },
})
