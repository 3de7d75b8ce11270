/** De mail met de gegevens voor een bankoverschrijving. */
export const transferMail = {
  subject: 'Maak {total} over voor bestelling {order}',
  preview: 'Met deze gegevens betaal je je bestelling.',
  greeting: 'Hoi {giver},',
  heading: 'Maak {total} aan ons over',
  intro:
    'Bedankt voor je bestelling {order}. Je cadeau gaat de deur uit zodra je geld binnen is, meestal één of twee werkdagen nadat je het overmaakt. We wachten tot en met {day}.',
  amount: 'Bedrag',
  beneficiary: 'Naar',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Kenmerk',
  exactly:
    'Neem het bedrag en het kenmerk precies over: daaraan herkennen we je betaling. Komt er een ander bedrag binnen, dan nemen we contact met je op.',
  basket: 'Je mandje blijft staan tot je geld binnen is.',
  action: 'Naar je bestelling',
} as const
