import { builder } from '#api/builder.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Language } from '#kernel/language.ts'
import { SpendPlaceRef, type SpendPlaceView } from './spending.ts'

export type GiftCardBrandView = {
  id: string
  iframeUrl: string | undefined
  redirectLink: string | undefined
  redirectTime: number | undefined
  productExternalLink: SpendPlaceView | undefined
}

export function viewGiftCardBrand(
  { id, brandShop }: Product,
  language: Language,
): GiftCardBrandView | undefined {
  if (brandShop === undefined) return undefined
  const { frameUrl, redirect, link } = brandShop
  return {
    id,
    iframeUrl: frameUrl,
    redirectLink: redirect?.url,
    redirectTime: redirect?.seconds,
    productExternalLink: link && { title: link.title[language], url: link.url },
  }
}

export const GiftCardBrandRef = builder.objectRef<GiftCardBrandView>('GiftCardBrand').implement({
  description: 'What a brand shows of itself while its card is chosen in an exchange (SPEC §3).',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The product that it is about.' }),
    iframeUrl: t.exposeString('iframeUrl', {
      nullable: true,
      description: 'Shown within the page, in a frame that is shut off from it.',
    }),
    redirectLink: t.exposeString('redirectLink', {
      nullable: true,
      description: 'Where a visitor is led, unless they stay.',
    }),
    redirectTime: t.exposeInt('redirectTime', {
      nullable: true,
      description: 'After how many seconds.',
    }),
    productExternalLink: t.expose('productExternalLink', {
      type: SpendPlaceRef,
      nullable: true,
      description: 'A page of the brand about this card, opened beside the shop.',
    }),
  }),
})
