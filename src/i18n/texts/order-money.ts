import { texts } from '#i18n/texts.ts'

/** Money of an order on its page: awaited by transfer, received, gone back. */
export const orderMoneyTexts = texts({
  canceled: {
    heading: { nl: 'Deze bestelling is niet betaald', en: 'This order hasn’t been paid for' },
    text: {
      nl: 'Er is niets afgeschreven en er is niets verstuurd. Je kunt het zo nog eens proberen.',
      en: 'You haven’t been charged and nothing has been sent. You can try again straight away.',
    },
    again: { nl: 'Opnieuw betalen', en: 'Pay again' },
  },
  transfer: {
    heading: { nl: 'Zo maak je over', en: 'How to transfer' },
    text: {
      nl: 'Je bestelling gaat de deur uit zodra je geld binnen is, meestal één of twee werkdagen nadat je het overmaakt. We wachten tot en met {day}.',
      en: 'Your order goes out as soon as your money is in, usually one or two working days after you send it. We’ll wait up to and including {day}.',
    },
    activation: {
      text: {
        nl: 'We zetten het bedrag op je kaart zodra je geld binnen is, meestal één of twee werkdagen nadat je het overmaakt. We wachten tot en met {day}.',
        en: 'We load the amount onto your card as soon as your money is in, usually one or two working days after you send it. We’ll wait up to and including {day}.',
      },
      otherwise: {
        nl: 'Liever anders betalen? Dat kan, zolang je nog niet hebt overgemaakt. Je hoeft het kaartnummer dan niet opnieuw in te vullen.',
        en: 'Rather pay another way? You can, as long as you haven’t made the transfer. You won’t have to enter the card number again.',
      },
    },
    amount: { nl: 'Bedrag', en: 'Amount' },
    beneficiary: { nl: 'Ten name van', en: 'Account name' },
    iban: { nl: 'IBAN', en: 'IBAN' },
    bic: { nl: 'BIC', en: 'BIC' },
    reference: { nl: 'Kenmerk', en: 'Reference' },
    copy: { nl: 'Kopieer', en: 'Copy' },
    copyAmount: { nl: 'Kopieer het bedrag', en: 'Copy the amount' },
    copyBeneficiary: { nl: 'Kopieer de naam', en: 'Copy the account name' },
    copyIban: { nl: 'Kopieer het IBAN', en: 'Copy the IBAN' },
    copyReference: { nl: 'Kopieer het kenmerk', en: 'Copy the reference' },
    qr: {
      nl: 'Scan deze code met de app van je bank, dan staat alles al ingevuld. Nog niet elke bank kent hem.',
      en: 'Scan this code with your bank’s app and everything is filled in. Not every bank knows it yet.',
    },
    qrAlt: {
      nl: 'QR-code die deze overboeking invult in de app van je bank',
      en: 'QR code that fills in this transfer in your bank’s app',
    },
    exactly: {
      nl: 'Neem het bedrag en het kenmerk precies over: daaraan herkennen we je betaling. Komt er een ander bedrag binnen, dan nemen we contact met je op.',
      en: 'Please copy the amount and the reference exactly: that’s how we know it’s you. If another amount arrives, we’ll get in touch.',
    },
    otherwise: {
      nl: 'Wat er in je mandje ligt, blijft staan tot je geld binnen is. Liever anders betalen? Dat kan, zolang je nog niet hebt overgemaakt.',
      en: 'Whatever is in your basket stays there until your money is in. Rather pay another way? You can, as long as you haven’t made the transfer.',
    },
    proForma: { nl: 'Pro-formafactuur (pdf)', en: 'Pro forma invoice (PDF)' },
    proFormaText: {
      nl: 'De factuur voor je boekhouding komt bij je bestelling te staan zodra je hebt betaald.',
      en: 'The invoice for your books appears with your order once you have paid.',
    },
    payOtherwise: { nl: 'Betaal op een andere manier', en: 'Pay another way' },
  },
  /** Money came unlike it was asked, and somebody looks at it. */
  received: {
    heading: { nl: 'We kijken naar je betaling', en: 'We’re looking at your payment' },
    text: {
      nl: 'We hebben {amount} ontvangen. We vroegen {asked}.',
      en: 'We received {amount}. We asked for {asked}.',
    },
    late: {
      nl: 'We hebben {amount} ontvangen, maar lang nadat je bestelde.',
      en: 'We received {amount}, but long after you ordered.',
    },
    next: {
      nl: 'We zoeken het voor je uit en laten je binnen twee werkdagen weten wat we doen: je bestelling gaat door, of je krijgt je geld terug.',
      en: 'We’ll sort it out and tell you within two working days what we do: your order goes ahead, or you get your money back.',
    },
    once: {
      nl: 'Betaal deze bestelling nu niet nog eens.',
      en: 'Please don’t pay for this order again now.',
    },
  },
  /** A payment came, could not pay the order and goes back whole. */
  wentBack: {
    heading: { nl: 'Je krijgt je geld terug', en: 'You’re getting your money back' },
    amount: { nl: 'We storten {amount} helemaal terug.', en: 'We’re refunding {amount} in full.' },
    why: {
      CARD_GONE: {
        nl: 'Toen je betaling binnenkwam, stond er niet meer genoeg op de Keuze Cadeaukaart die de rest zou betalen. Daarom gaat deze bestelling niet door. Van je kaart is niets afgegaan.',
        en: 'When your payment came in, the Choice Gift Card that was to pay the rest no longer held enough. So this order isn’t going ahead. Nothing was taken from your card.',
      },
      PAID_TWICE: {
        nl: 'Wat je bestelde, was al betaald. Eén keer is genoeg.',
        en: 'What you ordered had been paid for already. Once is enough.',
      },
      NOT_TAKEN: {
        nl: 'Je betaling kwam anders binnen dan we vroegen, of veel later.',
        en: 'Your payment came in otherwise than we asked, or much later.',
      },
    },
    when: {
      nl: 'Meestal staat het binnen vijf werkdagen op de rekening waarmee je betaalde.',
      en: 'It usually arrives within five working days in the account you paid from.',
    },
    whenCard: {
      nl: 'Bij een kaart duurt dat vijf tot tien werkdagen; je ziet het op je volgende overzicht.',
      en: 'With a card this takes five to ten working days; you’ll see it on your next statement.',
    },
    failed: {
      nl: 'Terugbetalen zoals je betaalde, is niet gelukt. Een van ons regelt het op een andere manier. Je hoeft niets te doen.',
      en: 'The refund didn’t come through the way you paid. One of us is arranging it another way. You don’t have to do anything.',
    },
    again: { nl: 'Opnieuw bestellen', en: 'Order again' },
  },
  pendingRow: {
    heading: {
      nl: 'Deze bestelling wacht op je betaling',
      en: 'This order is waiting for your payment',
    },
    text: {
      nl: 'Ben je nog niet klaar met betalen? Dan kun je het hier nog eens proberen.',
      en: 'Not finished paying? You can try again here.',
    },
    check: { nl: 'Kijk of de betaling binnen is', en: 'Check whether the payment is in' },
  },
})
