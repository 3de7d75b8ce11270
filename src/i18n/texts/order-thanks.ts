import { texts } from '#i18n/texts.ts'

/** Texts of the page after an order. */
export const orderThanksTexts = texts({
  successTitle: { nl: 'Bedankt voor je bestelling', en: 'Thank you for your order' },
  thanks: {
    heading: { nl: 'Bedankt voor je bestelling', en: 'Thank you for your order' },
    paid: {
      nl: 'Je betaling is binnen. Je cadeaubonnen zijn binnen een uur in de mailbox.',
      en: 'Your payment is in. Your gift cards will be in their inboxes within the hour.',
    },
    paidPost: {
      nl: 'Je betaling is binnen. We pakken je bestelling in en doen die voor je op de post.',
      en: 'Your payment is in. We’ll pack your order and put it in the post.',
    },
    paidSomePost: {
      nl: 'Je betaling is binnen. Digitale cadeaubonnen zijn binnen een uur in de mailbox; wat per post gaat, pakken we voor je in.',
      en: 'Your payment is in. Digital gift cards will be in their inboxes within the hour; we’ll pack what goes by post.',
    },
    paidDonation: {
      nl: 'Je betaling is binnen. Wij maken je donatie over aan het goede doel.',
      en: 'Your payment is in. We’ll pass your donation on to the good cause.',
    },
    done: {
      nl: 'Je betaling is binnen en alles is verstuurd.',
      en: 'Your payment is in and everything has been sent.',
    },
    planned: {
      nl: 'Je betaling is binnen. We versturen je bestelling op {when}.',
      en: 'Your payment is in. We’ll send your order on {when}.',
    },
    plannedEach: {
      nl: 'Je betaling is binnen. Elk cadeau gaat op het moment dat je ervoor koos; hieronder zie je wanneer.',
      en: 'Your payment is in. Each gift goes at the moment you chose for it; see below when.',
    },
    review: {
      nl: 'Je betaling is binnen. We kijken eerst nog even naar je bestelling; dat duurt hooguit een werkdag.',
      en: 'Your payment is in. We’re taking a look at your order first, which takes one working day at most.',
    },
    failed: {
      nl: 'Je betaling is binnen, maar onze mail komt niet op elk adres aan. Kijk hieronder wat je kunt verbeteren.',
      en: 'Your payment is in, but our email couldn’t be delivered to every address. See below what you can correct.',
    },
    pending: { nl: 'We wachten nog op je betaling', en: 'We’re waiting for your payment' },
    transfer: { nl: 'Nog even overmaken', en: 'One transfer to go' },
    transferText: {
      nl: 'Je bestelling staat klaar. Hieronder lees je wat je overmaakt, en we mailen het je ook: naar {email}.',
      en: 'Your order is ready. The details for your transfer are below, and on their way to {email} too.',
    },
    pendingText: {
      nl: 'Zodra je betaling bevestigd is, gaat je bestelling de deur uit. Je hoeft niets te doen.',
      en: 'As soon as your payment is confirmed, we’ll send your order. There’s nothing you need to do.',
    },
    mailTo: {
      nl: 'We sturen je bevestiging naar {email}.',
      en: 'We’ll send your confirmation to {email}.',
    },
  },
  /** Instead of `thanks`, where the card that was exchanged paid all of it. */
  exchanged: {
    paid: {
      nl: 'Gelukt: je kaart is ingewisseld. Wat je koos, is binnen een uur in de mailbox.',
      en: 'Done: your card has been exchanged. What you chose will be in the inbox within the hour.',
    },
    paidPost: {
      nl: 'Gelukt: je kaart is ingewisseld. We pakken in wat je koos en doen het voor je op de post.',
      en: 'Done: your card has been exchanged. We’ll pack what you chose and put it in the post.',
    },
    paidSomePost: {
      nl: 'Gelukt: je kaart is ingewisseld. Wat digitaal is, is binnen een uur in de mailbox; wat per post gaat, pakken we voor je in.',
      en: 'Done: your card has been exchanged. What’s digital will be in the inbox within the hour; we’ll pack what goes by post.',
    },
    paidDonation: {
      nl: 'Gelukt: je kaart is ingewisseld. Wij maken je donatie over aan het goede doel.',
      en: 'Done: your card has been exchanged. We’ll pass your donation on to the good cause.',
    },
    done: {
      nl: 'Gelukt: je kaart is ingewisseld en alles is verstuurd.',
      en: 'Done: your card has been exchanged and everything has been sent.',
    },
    planned: {
      nl: 'Gelukt: je kaart is ingewisseld. We versturen wat je koos op {when}.',
      en: 'Done: your card has been exchanged. We’ll send what you chose on {when}.',
    },
    plannedEach: {
      nl: 'Gelukt: je kaart is ingewisseld. Alles gaat op het moment dat ervoor gekozen is; hieronder zie je wanneer.',
      en: 'Done: your card has been exchanged. Everything goes at the moment chosen for it; see below when.',
    },
    review: {
      nl: 'Gelukt: je kaart is ingewisseld. We kijken eerst nog even naar je keuze; dat duurt hooguit een werkdag.',
      en: 'Done: your card has been exchanged. We’re taking a look at your choice first, which takes one working day at most.',
    },
    failed: {
      nl: 'Gelukt: je kaart is ingewisseld, maar onze mail komt niet op elk adres aan. Kijk hieronder wat je kunt verbeteren.',
      en: 'Done: your card has been exchanged, but our email couldn’t be delivered to every address. See below what you can correct.',
    },
  },
  onAccount: {
    paid: {
      nl: 'Je bestelling is geplaatst; je bedrijf betaalt met de factuur. Digitale cadeaubonnen zijn binnen een uur in de mailbox.',
      en: 'Your order has been placed; your company pays by the invoice. Digital gift cards will be in the inbox within the hour.',
    },
    paidPost: {
      nl: 'Je bestelling is geplaatst; je bedrijf betaalt met de factuur. We pakken alles in en doen het voor je op de post.',
      en: 'Your order has been placed; your company pays by the invoice. We’ll pack everything and put it in the post.',
    },
    paidSomePost: {
      nl: 'Je bestelling is geplaatst; je bedrijf betaalt met de factuur. Wat digitaal is, is binnen een uur in de mailbox; wat per post gaat, pakken we voor je in.',
      en: 'Your order has been placed; your company pays by the invoice. What’s digital will be in the inbox within the hour; we’ll pack what goes by post.',
    },
    paidDonation: {
      nl: 'Je bestelling is geplaatst; je bedrijf betaalt met de factuur. Wij maken je donatie over aan het goede doel.',
      en: 'Your order has been placed; your company pays by the invoice. We’ll pass your donation on to the good cause.',
    },
    done: {
      nl: 'Alles is verstuurd. Je bedrijf betaalt met de factuur.',
      en: 'Everything has been sent. Your company pays by the invoice.',
    },
    planned: {
      nl: 'Je bestelling is geplaatst; je bedrijf betaalt met de factuur. We versturen alles op {when}.',
      en: 'Your order has been placed; your company pays by the invoice. We’ll send everything on {when}.',
    },
    plannedEach: {
      nl: 'Je bestelling is geplaatst; je bedrijf betaalt met de factuur. Alles gaat op het moment dat je koos; hieronder zie je wanneer.',
      en: 'Your order has been placed; your company pays by the invoice. Everything goes at the moment you chose; see below when.',
    },
    review: {
      nl: 'Je bestelling is geplaatst. We kijken er eerst nog even naar; dat duurt hooguit een werkdag.',
      en: 'Your order has been placed. We’re taking a look at it first, which takes one working day at most.',
    },
    failed: {
      nl: 'Je bestelling is geplaatst, maar onze mail komt niet op elk adres aan. Kijk hieronder wat je kunt verbeteren.',
      en: 'Your order has been placed, but our email couldn’t be delivered to every address. See below what you can correct.',
    },
  },
  next: {
    done: { nl: ' (gedaan)', en: ' (done)' },
    heading: { nl: 'Wat gebeurt er nu?', en: 'What happens now?' },
    one: { nl: 'Je bestelling klaarmaken', en: 'Preparing your order' },
    two: {
      nl: 'Elke ontvanger mailen, met een link naar een eigen pagina om het cadeau uit te pakken',
      en: 'Emailing each recipient a link to a page of their own, to unwrap the gift',
    },
    twoOwn: {
      nl: 'Jou een mail sturen, met een link naar je cadeaubonnen',
      en: 'Emailing you a link to your gift cards',
    },
    post: { nl: 'Inpakken en op de post doen', en: 'Packing it and putting it in the post' },
    posted: {
      nl: 'Jou een mail sturen zodra het onderweg is',
      en: 'Emailing you once it’s on its way',
    },
    twoOrPost: {
      nl: 'Elke ontvanger mailen met een link naar een eigen pagina, of de kaart op de post doen',
      en: 'Emailing each recipient a link to a page of their own, or posting the card',
    },
    three: {
      nl: 'Hier laten zien wanneer het is verstuurd en uitgepakt',
      en: 'Showing you here when it’s been sent and unwrapped',
    },
  },
  toOrder: { nl: 'Naar je bestelling', en: 'View your order' },
  more: { nl: 'Nog iemand blij maken', en: 'Make someone else happy' },
  moreOwn: { nl: 'Bekijk alle cadeaubonnen', en: 'See all gift cards' },
})
