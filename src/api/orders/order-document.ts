import { builder } from '#api/builder.ts'
import type { DocumentView } from '#flows/orders/show-order.ts'

export const OrderDocumentRef = builder.objectRef<DocumentView>('OrderDocument').implement({
  description:
    'An invoice, a receipt or a credit note. Its file stands below the address of the order.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'Such as `GCSNL-2026-000123`.' }),
    kind: t.exposeString('kind', { description: '`invoice`, `receipt` or `creditNote`.' }),
    issuedOn: t.exposeString('issuedOn', {
      description: 'The day that it was made, as `2026-11-24`.',
    }),
  }),
})
