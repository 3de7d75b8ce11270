/** Zoeken: het veld in de kop en het venster. */
export const search = {
  title: 'Zoeken',
  label: 'Zoek een cadeaubon',
  placeholder: 'Waar ben je naar op zoek?',
  clear: 'Maak het zoekveld leeg',
  submit: 'Zoek',
  open: 'Zoeken',
} as const
