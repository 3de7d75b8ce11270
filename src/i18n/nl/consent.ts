/** Wat we over een bezoek vragen te mogen bewaren. */
export const consent = {
  title: 'Mogen we je meetellen?',
  question:
    'Dan tellen we bezoeken (statistieken) en zien we via welke advertentie je kwam (marketing).',
  text: '{shop} telt graag hoe de winkel wordt gebruikt (statistieken) en onthoudt via welke advertentie je kwam (marketing). Alleen als jij dat goedvindt. Wat de winkel nodig heeft, staat altijd aan.',
  refuse: 'Alleen noodzakelijk',
  accept: 'Alles toestaan',
  choose: 'Zelf kiezen',
  statement: 'Cookieverklaring',
  settings: 'Cookie-instellingen',
  necessary: 'Noodzakelijk',
  always: 'Altijd aan',
  necessaryText:
    'Je winkelmandje, je favorieten, wat je laatst bekeek en dit antwoord. Blijft tussen jou en de winkel.',
  statistics: 'Statistieken',
  statisticsText: 'Welke cadeaubonnen worden bekeken en besteld. Zonder naam of adres.',
  marketing: 'Marketing',
  marketingText: 'Het nummer van de advertentie waarop je klikte, hooguit 90 dagen.',
  save: 'Bewaar mijn keuze',
} as const
