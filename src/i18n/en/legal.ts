import type { legal as dutch } from '#i18n/nl/legal.ts'
import type { Translation } from '#i18n/translation.ts'

export const legal = {
  agree:
    'I agree to the <terms>terms and conditions</terms> and have read the <privacy>privacy statement</privacy>.',
  termsTitle: 'The terms in short',
  privacyTitle: 'What we do with your data',
  redeemTermsTitle: 'Exchanging in short',
  redeemPrivacyTitle: 'What we do with your data when you exchange',
  close: 'Close',
  company: '{name}, {address}. KVK {kvk}, VAT {vat}. {email}, {phone}.',
  terms: {
    p1: '<b>What you buy.</b> You buy a gift card. We email a digital card to whoever you choose, or to you: within an hour of your payment, or at the moment you choose. A printed card comes by post. The gift card says how long it is valid and where it can be spent, both here and on the card itself.',
    p2: '<b>Price.</b> You pay the value of the card plus the service fee shown in your basket. All prices include VAT. Nothing is added later.',
    p3: '<b>Changing your mind.</b> As a consumer you may return a gift card within 14 days, as long as its code has not been viewed. Email us your order number; the address is below and in your confirmation email. You do not have to give a reason. We refund you the way you paid.',
    p4: '<b>Validity.</b> A digital gift card is valid for at least two years from the day it is delivered. The date is on the card.',
    p5: '<b>Loss.</b> A gift card is like cash: whoever has the code can spend it. Keep it safe; it cannot be exchanged for money.',
    p6: '<b>Not happy?</b> Let us know and we will look for a solution together.',
  },
  privacy: {
    p1: '<b>About you</b> we keep your name, your email address and what you ordered: to carry out your order, and for seven years because tax law requires it.',
    p2: '<b>About the recipient</b> we keep a name and email address, only to deliver the gift. We send them no advertising.',
    p3: '<b>Payment</b> is handled by our payment provider. Your card number never reaches us.',
    p4: '<b>Sharing</b> is limited to whoever makes the card and processes the payment. We do not sell your data.',
    p5: '<b>See, correct or delete your data?</b> Email us and we will arrange it.',
  },
  redeemTerms: {
    p1: '<b>What for.</b> You exchange your card for the gift cards and donations shown here, and pay what your choice costs more. There is no service fee; postage is paid once.',
    p2: '<b>What is left</b> stays on your card until the last day on which it is valid. We do not pay it out in money.',
    p3: '<b>Lost or stolen?</b> Whoever has the number and the PIN can use the card. Call or email us straight away and we will block what is still on it.',
    p4: '<b>Changed your mind?</b> As a consumer you may return a card within 14 days, as long as its code has not been viewed. What your card paid is then back on your card.',
  },
  redeemPrivacy: {
    p1: '<b>About you</b> we use your name and email address to deliver your choice, and your postal address only if something comes by post.',
    p2: '<b>Your card</b> is remembered by your own browser alone, until you stop or do nothing for half an hour.',
    p3: '<b>A brand</b> whose page you open does not see who you are or which card you have.',
  },
} satisfies Translation<typeof dutch>
