import { builder } from '#api/builder.ts'
import { ImageRef, type ImageView } from '#api/shared/image.ts'

export type TrustMarkView = { name: string; image: ImageView; url: string }

const TrustMarkRef = builder.objectRef<TrustMarkView>('TrustMark').implement({
  description: 'A quality mark that another organisation gave to this storefront.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called.' }),
    image: t.expose('image', { type: ImageRef, description: 'Its sign.' }),
    url: t.exposeString('url', { description: 'Where it can be verified.' }),
  }),
})

export type TrustMarksView = {
  topBar: readonly TrustMarkView[]
  header: readonly TrustMarkView[]
  bottomBar: readonly TrustMarkView[]
}

export const TrustMarksRef = builder.objectRef<TrustMarksView>('TrustMarks').implement({
  description: 'Marks by place; a place is empty until one is really held.',
  fields: (t) => ({
    topBar: t.expose('topBar', { type: [TrustMarkRef], description: 'Above the header.' }),
    header: t.expose('header', { type: [TrustMarkRef], description: 'In the header.' }),
    bottomBar: t.expose('bottomBar', { type: [TrustMarkRef], description: 'Below the footer.' }),
  }),
})
