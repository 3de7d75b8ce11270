import { texts } from '#i18n/texts.ts'

/** Keeping a gift in one's account, on its private page. */
export const keepGiftTexts = texts({
  heading: { nl: 'Raak hem niet kwijt', en: 'Don’t lose it' },
  text: {
    nl: 'In je account vind je je cadeaubonnen bij elkaar, met hun laatste dag.',
    en: 'Your account shows all your gift cards in one place, with their last day.',
  },
  action: { nl: 'Bewaar in mijn account', en: 'Save to my account' },
  guest: {
    nl: 'Je logt eerst in. Nog geen account? <link>Maak er een</link> en open daarna je link opnieuw.',
    en: 'You’ll log in first. No account yet? <link>Create one</link>, then open your link again.',
  },
  kept: { nl: 'Bewaard in je account.', en: 'Saved to your account.' },
  toList: { nl: 'Naar mijn cadeaubonnen', en: 'To my gift cards' },
})
