import { texts } from '#i18n/texts.ts'

/** Texts of a payment that began: the page that waits for it, and its second try. */
export const paymentOutcomeTexts = texts({
  retry: {
    toMethods: { nl: 'Kies hoe je wilt betalen', en: 'Choose how to pay' },
    refused: { nl: 'Je betaling is niet gelukt', en: 'Your payment didn’t go through' },
    refusedText: {
      nl: 'We konden je betaling niet verwerken. Kies een andere betaalmethode of neem contact op met je bank. Er is niets afgeschreven en je mandje is er nog.',
      en: 'We were unable to process your payment. Please try a different payment method or contact your bank for more information. You haven’t been charged and your basket is still here.',
    },
    refusedGiftText: {
      nl: 'We konden je betaling niet verwerken. Kies een andere betaalmethode of neem contact op met je bank. Er is niets afgeschreven en alles wat je invulde, staat nog klaar.',
      en: 'We were unable to process your payment. Please try a different payment method or contact your bank for more information. You haven’t been charged and everything you filled in is still here.',
    },
    help: {
      nl: 'Lukt het niet? Mail ons op <mail>{email}</mail>, dan kijken we met je mee.',
      en: 'Still no luck? Email us at <mail>{email}</mail> and we’ll help you.',
    },
    tooMany: { nl: 'Te veel pogingen', en: 'Too many attempts' },
    tooManyText: {
      nl: 'Je hebt het te vaak geprobeerd. Wacht even en probeer het later opnieuw, of kies een andere betaalmethode. Er is niets afgeschreven.',
      en: 'Too many attempts have been made. Please try again later or use a different payment method. You haven’t been charged.',
    },
    cancelled: { nl: 'Je betaling is niet afgerond', en: 'Your payment wasn’t completed' },
    cancelledText: {
      nl: 'Geen probleem: er is niets afgeschreven en je mandje staat nog voor je klaar.',
      en: 'No problem: you haven’t been charged and your basket is still here.',
    },
    cancelledGiftText: {
      nl: 'Geen probleem: er is niets afgeschreven en alles wat je invulde, staat nog klaar.',
      en: 'No problem: you haven’t been charged and everything you filled in is still here.',
    },
    noLine: { nl: 'Je verbinding viel weg', en: 'Your connection was lost' },
    noLineText: {
      nl: 'Alles wat je hebt ingevuld, staat er nog. Probeer het opnieuw zodra je weer verbinding hebt. Betaal je zo twee keer, dan krijg je één betaling vanzelf terug.',
      en: 'Everything you filled in is still here. Please try again once you’re back online. If you pay twice that way, one payment comes back by itself.',
    },
    other: { nl: 'Er ging iets mis met je betaling', en: 'Something went wrong with your payment' },
    otherText: {
      nl: 'Er is niets afgeschreven. Probeer het opnieuw of kies een andere betaalmethode.',
      en: 'You haven’t been charged. Try again or choose another payment method.',
    },
  },
  postRedirect: {
    heading: { nl: 'Je gaat nu betalen', en: 'Taking you to your payment' },
    text: {
      nl: 'Dat gaat vanzelf. Gebeurt er niets?',
      en: 'This happens by itself. Nothing happening?',
    },
    action: { nl: 'Ga verder met betalen', en: 'Continue to payment' },
  },
  processing: {
    pageTitle: { nl: 'Betaling verwerken', en: 'Processing your payment' },
    heading: { nl: 'We kijken of je betaling is gelukt', en: 'We’re checking your payment' },
    text: {
      nl: 'Dat duurt meestal een paar seconden. Laat deze pagina even open.',
      en: 'That usually takes a few seconds. Please keep this page open.',
    },
    confirm: { nl: 'Bevestig de betaling op je telefoon', en: 'Confirm the payment on your phone' },
    confirmText: {
      code: {
        nl: 'Open de app van je bank en bevestig de betaling met BLIK. Deze pagina gaat daarna vanzelf verder.',
        en: 'Open your bank’s app and confirm the payment by BLIK. This page carries on by itself.',
      },
      phone: {
        nl: 'Open MB WAY op je telefoon en bevestig de betaling. Deze pagina gaat daarna vanzelf verder.',
        en: 'Open MB WAY on your phone and confirm the payment. This page carries on by itself.',
      },
    },
    scan: { nl: 'Betaal met de app van {method}', en: 'Pay with the {method} app' },
    scanText: {
      nl: 'Scan de code met de app op je telefoon, of open de app als die op dit apparaat staat. Deze pagina gaat daarna vanzelf verder.',
      en: 'Scan the code with the app on your phone, or open the app if it’s on this device. This page carries on by itself.',
    },
    scanAlt: { nl: 'QR-code van je betaling', en: 'QR code of your payment' },
    openApp: { nl: 'Open de app', en: 'Open the app' },
    longer: {
      nl: 'Het duurt wat langer dan normaal',
      en: 'It’s taking a little longer than usual',
    },
    longerText: {
      nl: 'We hebben nog geen antwoord over je betaling. We blijven kijken.',
      en: 'We haven’t had an answer about your payment yet. We’ll keep checking.',
    },
    stopped: {
      nl: 'We wachten nog op antwoord over je betaling',
      en: 'We’re still waiting for an answer about your payment',
    },
    stoppedText: {
      nl: 'Je hoeft hier niet te blijven. Zodra je betaling binnen is, mailen we je en gaan de cadeaubonnen de deur uit. Betaal je toch twee keer, dan krijg je de tweede betaling vanzelf terug.',
      en: 'You don’t need to stay here. Once your payment is in, we’ll email you and send the gift cards. Paid twice after all? We’ll refund the second payment automatically.',
    },
    open: { nl: 'Je betaling staat nog open', en: 'Your payment is still open' },
    openText: {
      nl: 'Rond hem af, of kies een andere manier om te betalen. Heb je net betaald? Wacht dan even: deze pagina gaat vanzelf verder.',
      en: 'Finish it, or choose another way to pay. Just paid? Give it a moment: this page moves on by itself.',
    },
    otherWay: { nl: 'Anders betalen', en: 'Pay another way' },
    backToPayment: { nl: 'Terug naar je betaling', en: 'Back to your payment' },
    check: { nl: 'Kijk opnieuw', en: 'Check again' },
    toOrder: { nl: 'Bekijk je bestelling', en: 'View your order' },
    unknown: { nl: 'We kunnen deze betaling niet vinden', en: 'We can’t find this payment' },
    unknownText: {
      nl: 'Heb je net betaald? Dan krijg je een bevestiging per e-mail. Je mandje is er nog.',
      en: 'Just paid? Then we’ll confirm by email. Your basket is still here.',
    },
    toBasket: { nl: 'Naar je mandje', en: 'Go to your basket' },
  },
})
