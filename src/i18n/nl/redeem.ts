/** Een Keuze Cadeaukaart inwisselen: kiezen, betalen wat ontbreekt, bezorgen. */
export const redeem = {
  pageTitle: 'Inwisselen',
  heading: 'Wissel je kaart in',
  start: {
    title: 'Eerst even je kaart',
    text: 'Vul je kaartnummer en pincode in. Dan zie je wat je kiezen kunt, en hoeveel je nog hebt.',
    action: 'Vul je kaart in',
  },
} as const
