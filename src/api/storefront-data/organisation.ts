import { builder } from '#api/builder.ts'
import type { BusinessHours, Organisation } from '#domain/storefronts/storefront.ts'

/** As one language shows it. */
export type OrganisationView = Omit<Organisation, 'description'> & { description: string }

const BusinessHoursRef = builder.objectRef<BusinessHours>('BusinessHours').implement({
  description: 'When customer service answers, in its own time.',
  fields: (t) => ({
    days: t.stringList({
      description: 'MO, TU, WE, TH, FR, SA or SU.',
      resolve: ({ days }) => [...days],
    }),
    opens: t.exposeString('opens', { description: 'Such as 09:00.' }),
    closes: t.exposeString('closes', { description: 'Such as 17:30.' }),
  }),
})

export const OrganisationRef = builder.objectRef<OrganisationView>('Organisation').implement({
  description: 'Who sells, as the law wants it to be said.',
  fields: (t) => ({
    legalName: t.exposeString('legalName', { description: 'Name in the trade register.' }),
    address: t.exposeString('address', { description: 'Where it is established.' }),
    email: t.exposeString('email', { description: 'Where customers write to.' }),
    phone: t.exposeString('phone', { description: 'Where customers call.' }),
    kvkNumber: t.exposeString('kvkNumber', { description: 'Number in the trade register.' }),
    vatNumber: t.exposeString('vatNumber', { description: 'Number for VAT.' }),
    description: t.exposeString('description', { description: 'What it does and where.' }),
    contactLinks: t.stringList({
      description: 'Ways to reach customer service: tel:, mailto: or http(s):.',
      resolve: ({ contactLinks }) => [...contactLinks],
    }),
    isInvented: t.boolean({
      description: 'True in a demonstration: there is no such company.',
      resolve: ({ isInvented }) => isInvented === true,
    }),
    businessHours: t.expose('businessHours', {
      type: [BusinessHoursRef],
      description: 'When customer service answers.',
    }),
  }),
})
