/** What the primitives themselves say, mostly to who listens. */
export const ui = {
  loading: 'Bezig met laden',
  close: 'Sluiten',
  back: 'Terug',
  opensInNewTab: ' (opent in een nieuw tabblad)',
  breadcrumbs: 'Je bent hier',
} as const
