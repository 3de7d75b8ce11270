import { builder } from '#api/builder.ts'

export type UrlView = { href: string; type: 'internal' | 'external' | 'image/svg+xml' }

const UrlRef = builder.objectRef<UrlView>('Url').implement({
  description: 'An address and what it leads to.',
  fields: (t) => ({
    href: t.exposeString('href', { description: 'The address itself.' }),
    type: t.exposeString('type', {
      description: '`internal`, `external`, or the media type of a file such as `image/svg+xml`.',
    }),
  }),
})

export type PreviewImageView = { url: UrlView; alt: string }

export const PreviewImageRef = builder.objectRef<PreviewImageView>('PreviewImage').implement({
  description: 'A picture as the basket shows it.',
  fields: (t) => ({
    url: t.expose('url', { type: UrlRef, description: 'Where the picture is.' }),
    alt: t.exposeString('alt', { description: 'What the picture shows.' }),
  }),
})
