/** De mail met de gegevens voor een bankoverschrijving. */
export const transferMail = {
  greeting: 'Hoi {giver},',
  plain: {
    subject: 'Maak {total} over voor bestelling {order}',
    preview: 'Met deze gegevens betaal je je bestelling.',
    heading: 'Maak {total} aan ons over',
    intro:
      'Bedankt voor je bestelling {order}. Je bestelling gaat de deur uit zodra je geld binnen is, meestal één of twee werkdagen nadat je het overmaakt. We wachten tot en met {day}.',
    rest: 'Wat er in je mandje ligt, blijft staan tot je geld binnen is.',
  },
  activation: {
    subject: 'Maak {total} over voor bestelling {order}',
    preview: 'Met deze gegevens betaal je voor je kaart.',
    heading: 'Maak {total} aan ons over',
    intro:
      'Dank je wel, je bestelling is {order}. We zetten het bedrag op je kaart zodra je geld binnen is, meestal één of twee werkdagen nadat je het overmaakt. We wachten tot en met {day}.',
    rest: 'Tot dan staat er niets op de kaart. Wordt hij intussen door een ander geactiveerd, dan krijg je alles terug.',
  },
  invoice: {
    subject: 'Pro-formafactuur voor bestelling {order}: {total}',
    preview: 'Met deze gegevens betaal je je bestelling op factuur.',
    heading: 'Betaal {total} op factuur',
    intro:
      'Bedankt voor je bestelling {order}. We maken je cadeaubonnen zodra dit bedrag binnen is, meestal één of twee werkdagen nadat je het overmaakt. We wachten tot en met {day}.',
    rest: 'Wie bestelde, vindt de pro-formafactuur als pdf bij de bestelling. De factuur voor je boekhouding komt daar te staan zodra je hebt betaald.',
  },
  company: 'Bedrijf',
  customerReference: 'Je referentie',
  amount: 'Bedrag',
  beneficiary: 'Ten name van',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Kenmerk',
  exactly:
    'Neem het bedrag en het kenmerk precies over: daaraan herkennen we je betaling. Komt er een ander bedrag binnen, dan nemen we contact met je op.',
  action: 'Naar je bestelling',
} as const
