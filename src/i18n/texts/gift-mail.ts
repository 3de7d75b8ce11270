import { texts } from '#i18n/texts.ts'

/** Mail that brings a gift. Its reader may never have heard of the shop. */
export const giftMailTexts = texts({
  subject: {
    nl: '{receiver}, er is een cadeau voor je van {giver}',
    en: '{receiver}, there’s a gift for you from {giver}',
  },
  preview: {
    nl: 'Het is al ingepakt. Pak het uit wanneer jij wilt.',
    en: 'It’s already wrapped. Unwrap it whenever you like.',
  },
  heading: { nl: '{receiver}, er is een cadeau voor je', en: '{receiver}, there’s a gift for you' },
  intro: {
    nl: 'Het is van {giver}, en het is ingepakt.',
    en: 'It’s from {giver}, and it’s all wrapped up.',
  },
  parcel: { nl: 'Een ingepakt cadeau', en: 'A wrapped gift' },
  tagTo: { nl: 'Voor {receiver}', en: 'For {receiver}' },
  tagFrom: { nl: 'van {giver}', en: 'from {giver}' },
  action: { nl: 'Pak je cadeau uit', en: 'Unwrap your gift' },
  validUntil: { nl: 'Geldig tot en met {day}.', en: 'Valid until {day}.' },
  validAtLeastUntil: {
    nl: 'Geldig tot en met {day}, een deel nog langer.',
    en: 'Valid until {day}, some of it even longer.',
  },
  privacy: {
    nl: 'Je krijgt deze mail omdat dit cadeau van {giver} is gekocht bij {shop}, een webwinkel voor cadeaubonnen. Daarbij kregen we je e-mailadres om het te bezorgen. Daar gebruiken we het voor en verder nergens voor: geen reclame, geen nieuwsbrief.',
    en: 'You’re receiving this email because this gift from {giver} was bought at {shop}, an online gift card shop. We were given your address to deliver it. That’s all we use it for: no advertising, no newsletter.',
  },
  safety: {
    nl: 'Uitpakken kost niets en kan zonder account. Stuur deze mail niet door: wie op de knop drukt, pakt het cadeau uit.',
    en: 'Unwrapping costs nothing and needs no account. Please don’t forward this email: whoever presses the button unwraps the gift.',
  },
})
