/** Hoe een digitaal cadeau ingepakt aankomt, te zien voordat het gekocht is. */
export const wrapper = {
  title: 'Zo komt je cadeau aan',
  text: '{hasName, select, true {{name} opent een mail en ziet dit op een eigen pagina.} other {De ontvanger opent een mail en ziet dit op een eigen pagina.}}',
  tagTo: '{hasName, select, true {Voor {name}} other {Voor jou}}',
  tagFrom: 'met liefs',
  tagFromGiver: 'van {giver}',
  note: 'Jouw boodschap',
  noNote: 'Schrijf je er iets bij, dan ligt dat ernaast.',
  unwrap: 'Pak uit',
  wrap: 'Pak weer in',
} as const
