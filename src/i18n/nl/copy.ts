/** Wat knoppen zeggen die iets op het klembord zetten. */
export const copy = {
  copied: 'Gekopieerd',
  failed: 'Kopiëren lukt hier niet. Selecteer de tekst en kopieer hem zelf.',
} as const
