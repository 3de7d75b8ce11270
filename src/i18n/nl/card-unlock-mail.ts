/** De mail waarmee een kaartnummer weer geprobeerd mag worden. */
export const cardUnlockMail = {
  greeting: 'Hoi {name},',
  subject: 'Je cadeaukaart weer bekijken',
  preview: 'Bij je kaartnummer is te vaak een verkeerde pincode ingevuld.',
  heading: 'Je kaart is veilig',
  intro:
    'Bij het nummer van de cadeaukaart die je via {shop} kreeg, is te vaak een verkeerde pincode ingevuld. Daarom tonen we het saldo nu aan niemand. Met de knop hieronder kun je het weer bekijken, met je kaartnummer en je pincode.',
  action: 'Laat mijn kaart weer zien',
  until: 'De link werkt tot {until}.',
  ignore:
    'Heb jij niets ingevuld? Dan probeerde iemand anders het. Je hoeft niets te doen: het saldo staat er nog, en niemand komt erbij zonder je pincode.',
  linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
} as const
