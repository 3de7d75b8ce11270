/** De mail waarmee een gever hoort dat iemand bedankt. */
export const thankYouMail = {
  greeting: 'Hoi {giver},',
  title: '{receiver} bedankt je voor je cadeau',
  titleAnybody: 'Iemand bedankt je voor je cadeau',
  preview: 'Je cadeau is uitgepakt, en goed aangekomen.',
  intro: 'Je cadeau is uitgepakt, en dit schreef de ontvanger je terug:',
  introWordless: 'Je cadeau is uitgepakt, en de ontvanger laat je hartelijk bedanken.',
  action: 'Bekijk je bestelling',
  linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
  once: 'Over dit bedankje mailen we je één keer. Terugschrijven via ons kan niet: antwoord de ontvanger zelf.',
} as const
