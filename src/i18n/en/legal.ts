import type { legal as dutch } from '#i18n/nl/legal.ts'
import type { Translation } from '#i18n/translation.ts'

export const legal = {
  agree:
    'I agree to the <terms>terms and conditions</terms> and have read the <privacy>privacy statement</privacy>.',
  termsTitle: 'The terms in short',
  privacyTitle: 'What we do with your details',
  close: 'Close',
  company: '{name}, {address}. KVK {kvk}, VAT {vat}. {email}, {phone}.',
  terms: {
    p1: '<b>What you buy.</b> You buy a digital gift card. The receiver gets it by e-mail, within an hour of your payment. How long it is valid and where to spend it stand with the gift card and on the card itself.',
    p2: '<b>Price.</b> You pay the value of the card plus the service fee that you see in your basket. All prices include VAT. Nothing is added later.',
    p3: '<b>Changing your mind.</b> You may give a gift card back for 14 days as long as its code has not been viewed. Mail us your order number; the address is below and in your confirmation mail. You need not give a reason. You get your money back the way you paid.',
    p4: '<b>Validity.</b> A digital gift card is valid for at least two years from the moment we send it. The date is on the card.',
    p5: '<b>Loss.</b> A gift card is like cash: whoever has the code can spend it. Keep it safe; it cannot be exchanged for money.',
    p6: '<b>Not happy?</b> Let us know, and we look for a solution together.',
  },
  privacy: {
    p1: '<b>Of you</b> we keep your name, your e-mail address and what you ordered, to carry out your order and because tax law asks for seven years.',
    p2: '<b>Of the receiver</b> we use name and e-mail address only to deliver the present. They get no advertising from us.',
    p3: '<b>Paying</b> happens at our payment service. Your card number never reaches us.',
    p4: '<b>Sharing</b> we do only with whoever makes the card and processes the payment. We sell nothing on.',
    p5: '<b>See, correct or erase?</b> Mail us and we arrange it.',
  },
} satisfies Translation<typeof dutch>
