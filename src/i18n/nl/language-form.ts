/** Wat de keuze van land en taal zegt over een winkel die nog niet in elke taal van zijn land te lezen is. */
export const languageForm = {
  withoutScreens: 'Deze winkel spreekt nog geen {languages}. Je leest hem in het Engels.',
} as const
