import { builder } from '#api/builder.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'

export const OrganisationRef = builder
  .objectRef<Storefront['organisation']>('Organisation')
  .implement({
    description: 'Who sells, as the law wants it to be said.',
    fields: (t) => ({
      legalName: t.exposeString('legalName', { description: 'Name in the trade register.' }),
      address: t.exposeString('address', { description: 'Where it is established.' }),
      email: t.exposeString('email', { description: 'Where customers write to.' }),
      phone: t.exposeString('phone', { description: 'Where customers call.' }),
      kvkNumber: t.exposeString('kvkNumber', { description: 'Number in the trade register.' }),
      vatNumber: t.exposeString('vatNumber', { description: 'Number for VAT.' }),
    }),
  })
