import type { Language } from '#kernel/language.ts'

const nl = {
  bank: 'Testbank',
  notice:
    'Dit is een nagebouwde bank om de winkel mee te proberen. Er wordt geen geld afgeschreven.',
  payTo: 'Betaling aan',
  amount: 'Bedrag',
  method: 'Betaalwijze',
  ownBank: 'Je bank',
  transferTitle: 'Geld overmaken',
  transferText:
    'In het echt maak je dit over bij je eigen bank, en komt het na één of twee werkdagen aan. Wacht zo lang als je wilt.',
  transferAll: 'Dit bedrag overmaken',
  payLess: 'Te weinig',
  transferMore: 'Te veel',
  app: 'In het echt scan je hier een code, of opent je bankapp zich vanzelf.',
  wallet: 'In het echt log je hier in bij je betaaldienst.',
  reference: 'Kenmerk',
  payWith: 'Betaal met {method}',
  pay: 'Betalen',
  refuse: 'Weigeren',
  cancel: 'Annuleren',
  more: 'Wat er nog meer kan gebeuren',
  expire: 'Laten verlopen',
  expireHint: 'Je wacht te lang; de bank sluit de betaling.',
  later: 'Later beslissen',
  laterHint: 'De bank weet het nog niet. Even later is de betaling alsnog gelukt.',
  lessHint: 'De bank maakt een euro minder over dan gevraagd.',
  close: 'Tabblad sluiten',
  closeHint: 'Je gaat weg zonder terug te keren naar de winkel.',
  challengeTitle: 'Bevestig je betaling',
  challengeIntro: 'De bank van je kaart wil zeker weten dat jij het bent (3-D Secure).',
  password: 'Wachtwoord',
  passwordHint: 'Het wachtwoord van elke testkaart is “password”.',
  confirm: 'Bevestigen',
  wrongPassword: 'Dat wachtwoord klopt niet. Je kunt het nog {left} keer proberen.',
  wrongPasswordOnce: 'Dat wachtwoord klopt niet. Je kunt het nog één keer proberen.',
  closedTitle: 'Je bent weggegaan bij de bank',
  closedText:
    'In het echt was dit tabblad nu dicht. De betaling blijft nog even open: je kunt alsnog betalen of teruggaan.',
  backToBank: 'Toch betalen',
  backToShop: 'Terug naar de winkel',
  endedTitle: 'Deze betaling is afgerond',
  endedText: 'Er is hier niets meer te doen. In de winkel zie je hoe het is afgelopen.',
  unknownTitle: 'Deze betaling kennen we niet',
  unknownText: 'Het adres klopt niet, of de betaling is van een andere testbank.',
} as const

type Texts = Record<keyof typeof nl, string>

const en: Texts = {
  bank: 'Testbank',
  notice: 'This bank is a simulation for trying out the shop. No money is taken.',
  payTo: 'Payment to',
  amount: 'Amount',
  method: 'Payment method',
  ownBank: 'Your bank',
  transferTitle: 'Transfer money',
  transferText:
    'In real life you transfer this at your own bank, and it arrives after one or two working days. Wait as long as you like.',
  transferAll: 'Transfer this amount',
  payLess: 'Too little',
  transferMore: 'Too much',
  app: 'In real life you scan a code here, or your bank’s app opens by itself.',
  wallet: 'In real life you log in to your wallet here.',
  reference: 'Reference',
  payWith: 'Pay with {method}',
  pay: 'Pay',
  refuse: 'Refuse',
  cancel: 'Cancel',
  more: 'What else may happen',
  expire: 'Let it expire',
  expireHint: 'You wait too long and the bank closes the payment.',
  later: 'Decide later',
  laterHint: 'The bank does not know yet. A little later the payment succeeds after all.',
  lessHint: 'The bank pays a euro less than was asked.',
  close: 'Close the tab',
  closeHint: 'You leave without going back to the shop.',
  challengeTitle: 'Confirm your payment',
  challengeIntro: 'The bank of your card wants to be sure that it is you (3-D Secure).',
  password: 'Password',
  passwordHint: 'The password of every test card is “password”.',
  confirm: 'Confirm',
  wrongPassword: 'That password is not right. You can try {left} more times.',
  wrongPasswordOnce: 'That password is not right. You can try one more time.',
  closedTitle: 'You left the bank',
  closedText:
    'In real life this tab would be gone now. The payment stays open for a while: you can still pay or go back.',
  backToBank: 'Pay after all',
  backToShop: 'Back to the shop',
  endedTitle: 'This payment is finished',
  endedText: 'There is nothing left to do here. The shop shows how it ended.',
  unknownTitle: 'We do not know this payment',
  unknownText: 'The address is not right, or the payment belongs to another test bank.',
}

export const bankTexts: Record<Language, Texts> = { nl, en }

export const formatAmount = (
  amount: { currency: string; value: number },
  language: Language,
): string =>
  new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    style: 'currency',
    currency: amount.currency,
  }).format(amount.value / 100)
