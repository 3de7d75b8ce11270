import type { Language } from '#kernel/language.ts'

export type BuyingRefusal =
  | ('apple' | 'limit' | 'outOfStock' | 'refused' | 'tooManyAttempts')
  | ('tooManyOrders' | 'testCard')

/** The codes of SPEC §8 that stop whoever buys, with what the shop says: the English of the specification word for word. */
export const buyingSentences: readonly [BuyingRefusal, number, Record<Language, string>][] = [
  [
    ...(['apple', 2015] as const),
    {
      nl: 'Je zit boven de limiet voor Apple-cadeaubonnen. Per bestelling mag dat samen 500 euro zijn.',
      en: 'Exceeded the Apple gift card sum limit in the order. The limit is 500 euro per order.',
    },
  ],
  [
    ...(['limit', 2030] as const),
    {
      nl: 'Dit zijn meer cadeaubonnen dan in één bestelling passen: 500 stuks of € 25.000 per bestelling.',
      en: 'Exceeding of giftcard limit in the order',
    },
  ],
  [
    ...(['outOfStock', 2031] as const),
    {
      nl: 'Deze cadeaubon is momenteel niet leverbaar.',
      en: 'Not possible to continue with this gift card because currently it is out the stock.',
    },
  ],
  [
    ...(['refused', 2035] as const),
    {
      nl: 'Het is niet gelukt om je betaling te verwerken. Kies een andere betaalmethode of vraag je bank om meer informatie.',
      en: 'We were unable to process your payment. Please try a different payment method or contact your bank for more information.',
    },
  ],
  [
    ...(['tooManyAttempts', 2036] as const),
    {
      nl: 'Er is te vaak geprobeerd om te betalen. Probeer het later nog eens of kies een andere betaalmethode.',
      en: 'Too many attempts have been made. Please try again later or use a different payment method.',
    },
  ],
  [
    ...(['tooManyOrders', 3360] as const),
    {
      nl: 'Hier is kort na elkaar te veel besteld. Er is niets betaald en je winkelmandje blijft staan. Probeer het uiterlijk over 24 uur opnieuw, of neem contact met ons op.',
      en: 'Too much was ordered here in a short time. Nothing was paid and your basket is still there. Please try again in 24 hours at the latest, or contact us.',
    },
  ],
  [
    ...(['testCard', 3361] as const),
    {
      nl: 'Dit is een testkaart. Die kun je bekijken, maar niet bestellen.',
      en: 'This is a test gift card. You can look at it, but not order it.',
    },
  ],
]
