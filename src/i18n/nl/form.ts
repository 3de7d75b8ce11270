/** Wat elk formulier zegt. */
export const form = {
  problems: '{count, plural, one {Kijk nog 1 veld na} other {Kijk nog # velden na}}',
  meant: 'Bedoel je {email}?',
  captchaFailed:
    'De controle tegen spam lukte niet: daarvoor maakt je browser even een rekensom, en die kwam niet af. Probeer het nog eens, of gebruik een andere browser.',
  unreachable: 'We kregen geen antwoord. Wat je invulde, staat er nog. Probeer het zo nog eens.',
  needsScript:
    'Bestellen werkt met JavaScript. Zet het aan in je browser en laad deze pagina opnieuw.',
} as const
