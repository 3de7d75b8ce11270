import { texts } from '#i18n/texts.ts'

/** Question about what may be kept of a visit. */
export const consentTexts = texts({
  title: { nl: 'Mogen we je meetellen?', en: 'May we count you in?' },
  question: {
    nl: 'Dan tellen we bezoeken (statistieken) en zien we via welke advertentie je kwam (marketing).',
    en: 'With your consent we count visits (statistics) and note which ad brought you (marketing).',
  },
  text: {
    nl: '{shop} telt graag hoe de winkel wordt gebruikt (statistieken) en onthoudt via welke advertentie je kwam (marketing). Alleen als jij dat goedvindt. Wat de winkel nodig heeft, staat altijd aan.',
    en: '{shop} would like to count how the shop is used (statistics) and note which ad brought you here (marketing). Only with your consent. Whatever the shop needs to work is always on.',
  },
  refuse: { nl: 'Alleen noodzakelijk', en: 'Necessary only' },
  accept: { nl: 'Alles toestaan', en: 'Allow all' },
  choose: { nl: 'Zelf kiezen', en: 'Let me choose' },
  statement: { nl: 'Cookieverklaring', en: 'Cookie statement' },
  settings: { nl: 'Cookie-instellingen', en: 'Cookie settings' },
  necessary: { nl: 'Noodzakelijk', en: 'Necessary' },
  always: { nl: 'Altijd aan', en: 'Always on' },
  necessaryText: {
    nl: 'Je winkelmandje, je favorieten, wat je laatst bekeek en dit antwoord. Blijft tussen jou en de winkel.',
    en: 'Your basket, your favourites, what you last looked at and this answer. Just between you and the shop.',
  },
  statistics: { nl: 'Statistieken', en: 'Statistics' },
  statisticsText: {
    nl: 'Welke cadeaubonnen worden bekeken en besteld. Zonder naam of adres.',
    en: 'Which gift cards are viewed and ordered. Without your name or address.',
  },
  marketing: { nl: 'Marketing', en: 'Marketing' },
  marketingText: {
    nl: 'Het nummer van de advertentie waarop je klikte, hooguit 90 dagen.',
    en: 'The number of the ad you clicked, for 90 days at most.',
  },
  save: { nl: 'Bewaar mijn keuze', en: 'Save my choice' },
})
