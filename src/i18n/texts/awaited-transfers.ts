import { texts } from '#i18n/texts.ts'

/** Orders in the basket that wait for their bank transfer. */
export const awaitedTransfersTexts = texts({
  heading: { nl: 'Je hebt al besteld', en: 'You’ve already ordered' },
  text: {
    nl: 'Bestelling {number} wacht nog op je overboeking van {amount}. We wachten tot en met {day}. Bestel niet nog een keer hetzelfde.',
    en: 'Order {number} is waiting for your transfer of {amount}. We’ll wait up to and including {day}. No need to order the same again.',
  },
  action: { nl: 'Zo maak je over', en: 'How to transfer' },
  actionOf: { nl: ' voor bestelling {number}', en: ' for order {number}' },
})
