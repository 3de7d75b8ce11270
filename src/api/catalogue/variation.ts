import { MoneyRef } from '#api/shared/money.ts'
import { ProductTypeRef, VariationTypeRef } from './enums.ts'
import { ProductRef, VariationRef } from './refs.ts'
import type { VariationView } from './views.ts'

VariationRef.implement({
  description: 'One form of a product at one amount: what a package holds.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Product, form and amount: `tuinbon:digital:2500`.' }),
    title: t.exposeString('title', { description: 'Product and amount, to be read.' }),
    sku: t.exposeString('sku', { description: 'Code in the books: `LOOFLENTE-D-2500`.' }),
    variationType: t.expose('variationType', { type: VariationTypeRef, description: 'Its form.' }),
    productType: t.field({
      type: ProductTypeRef,
      description: 'Kind of the product and form of the variation, in one name.',
      resolve: productTypeOf,
    }),
    price: t.expose('price', { type: MoneyRef, description: 'Face value.' }),
    product: t.expose('product', { type: ProductRef, description: 'Of which product.' }),
  }),
})

function productTypeOf({
  product,
  variationType,
}: VariationView): typeof ProductTypeRef.$inferType {
  if (product.productType === 'GIFTCARD_BLANK_PACK') return 'GIFTCARD_BLANK'
  return product.productType === 'DONATION' ? 'DONATION' : `GIFTCARD_${variationType}`
}
