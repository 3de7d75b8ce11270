import { builder } from '#api/builder.ts'
import { ImageRef, type ImageView } from '#api/shared/image.ts'

export type SisterShopView = { name: string; logo: ImageView; url: string }

export const SisterShopRef = builder.objectRef<SisterShopView>('SisterShop').implement({
  description: 'Another shop of the same house.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called.' }),
    logo: t.expose('logo', { type: ImageRef, description: 'Its mark, for a dark ground.' }),
    url: t.exposeString('url', { description: 'Where it is.' }),
  }),
})
