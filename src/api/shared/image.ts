import { builder } from '#api/builder.ts'

export type ImageView = { url: string; alt: string }

export const ImageRef = builder.objectRef<ImageView>('Image').implement({
  description: 'A picture with the text that stands in for it.',
  fields: (t) => ({
    url: t.exposeString('url', {
      description: 'Address of the picture, from the root of the site.',
    }),
    alt: t.exposeString('alt', {
      description: 'What the picture shows, in the language of the call.',
    }),
  }),
})
