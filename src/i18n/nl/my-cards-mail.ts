/** De mail met alle cadeaubonnen die een adres kreeg. */
export const myCardsMail = {
  subject: 'Je cadeaubonnen van {shop}',
  preview:
    '{count, plural, one {Eén cadeau wacht nog op je.} other {# cadeaus wachten nog op je.}}',
  greeting: 'Hoi,',
  heading: 'Hier zijn je cadeaubonnen',
  intro:
    'Dit is alles wat via {shop} naar dit adres is gestuurd en nog geldig is. Achter elke link staat de pagina van dat cadeau, met je code.',
  from: 'van {giver}',
  ownCards: 'door jou gekocht',
  validUntil: 'geldig tot en met {day}',
  open: 'Bekijk dit cadeau',
  unwrap: 'Pak dit cadeau uit',
  safety:
    'Stuur deze mail niet door: wie de links heeft, kan de codes zien. Wij vragen je nooit om een code of pincode.',
  ignore:
    'Heb jij hier niet om gevraagd? Dan vulde iemand anders dit adres in. Die persoon ziet niets; alleen jij krijgt deze mail.',
} as const
