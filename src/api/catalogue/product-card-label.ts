import { builder } from '#api/builder.ts'

const LabelIconRef = builder.enumType('LabelIcon', {
  description: 'The sign on a label.',
  values: {
    LIKE: { value: 'like', description: 'A thumb.' },
    STAR: { value: 'star', description: 'A star.' },
  } as const,
})

export type ProductCardLabelView = {
  title: string
  color: string
  icon: 'like' | 'star' | undefined
  free: boolean
}

export const ProductCardLabelRef = builder
  .objectRef<ProductCardLabelView>('ProductCardLabel')
  .implement({
    description: 'The label on the corner of a product card.',
    fields: (t) => ({
      title: t.exposeString('title', { description: 'Its text.' }),
      color: t.exposeString('color', { description: 'A colour of the design: pink, sun or leaf.' }),
      icon: t.expose('icon', { type: LabelIconRef, nullable: true, description: 'Its sign.' }),
      free: t.exposeBoolean('free', { description: 'True when it announces something free.' }),
    }),
  })
