import { cardImagePath } from '#domain/catalogue/picture-paths.ts'
import type { OrderedProduct } from '#domain/orders/order.ts'
import type { Language } from '#kernel/language.ts'

export type PictureView = { url: string; alt: string; backgroundColor: string; showShadow: boolean }

export const pictureOf = (
  product: Pick<
    OrderedProduct,
    'image' | 'imageHash' | 'imageAlt' | 'backgroundColor' | 'showShadow'
  >,
  language: Language,
): PictureView => ({
  url: cardImagePath(product),
  alt: product.imageAlt[language],
  backgroundColor: product.backgroundColor,
  showShadow: product.showShadow,
})
