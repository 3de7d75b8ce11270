/** The mail that says that a printed card has its value. */
export const activatedMail = {
  subject: 'Je {title} is geactiveerd',
  preview: 'Er staat {amount} op de kaart.',
  greeting: 'Hoi,',
  heading: 'De kaart is klaar om te geven',
  intro:
    'Op je {title} staat nu {amount}. De kaart is geldig tot en met {until}. Betalen gaat met het kaartnummer en de pincode die op de kaart staan.',
  action: 'Bekijk de kaart',
  linkHint: 'Werkt de knop niet? Kopieer dan dit adres:',
  keep: 'Bewaar deze mail: hij is je bewijs van het bedrag en de datum. De pincode staat alleen op de kaart, dus geef die goed door.',
}
