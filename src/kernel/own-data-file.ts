/** All that is kept of a customer, below the page of their details. */
export const ownDataFile = 'mijn-gegevens.zip'
