/** Wat het mandje zegt van bestellingen die op hun overboeking wachten. */
export const awaitedTransfers = {
  heading: 'Je hebt al besteld',
  text: 'Bestelling {number} wacht nog op je overboeking van {amount}. We wachten tot en met {day}. Bestel niet nog een keer hetzelfde.',
  action: 'Zo maak je over',
  actionOf: ' voor bestelling {number}',
} as const
