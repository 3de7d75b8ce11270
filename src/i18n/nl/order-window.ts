/** Een bestelling in een venster over de pagina. */
export const orderWindow = {
  account: 'Je bestelling',
  details: 'Gegevens en factuur',
  open: 'Bekijk snel',
  openOf: 'Bekijk snel: bestelling {number}',
  loading: 'Je bestelling wordt opgehaald',
  none: 'Deze bestelling vinden we niet.',
  failed: 'Je bestelling ophalen lukt nu niet. Probeer het zo nog eens.',
  toOrder: 'Naar de bestelling',
  toDetails: 'Gegevens en factuur',
  noDocuments: 'Je factuur of bon staat hier een paar minuten nadat je hebt betaald.',
  masked: 'Alleen wie bestelde, ziet hier de factuur of bon.',
} as const
