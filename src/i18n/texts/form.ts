import { texts } from '#i18n/texts.ts'

/** Texts of every form. */
export const formTexts = texts({
  problems: {
    nl: '{count, plural, one {Kijk nog 1 veld na} other {Kijk nog # velden na}}',
    en: '{count, plural, one {Please check 1 field} other {Please check # fields}}',
  },
  meant: { nl: 'Bedoel je {email}?', en: 'Did you mean {email}?' },
  captchaFailed: {
    nl: 'De controle tegen spam lukte niet: daarvoor maakt je browser even een rekensom, en die kwam niet af. Probeer het nog eens, of gebruik een andere browser.',
    en: 'Our spam check didn’t go through: your browser does a short sum for it, which it couldn’t finish. Please try again, or use another browser.',
  },
  unreachable: {
    nl: 'We kregen geen antwoord. Wat je invulde, staat er nog. Probeer het zo nog eens.',
    en: 'We didn’t get an answer. Everything you entered is still here. Please try again in a moment.',
  },
  needsScript: {
    nl: 'Bestellen werkt met JavaScript. Zet het aan in je browser en laad deze pagina opnieuw.',
    en: 'Ordering needs JavaScript. Turn it on in your browser and reload this page.',
  },
})
