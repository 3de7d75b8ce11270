import type { Product } from '#domain/catalogue/product.ts'
import type { DigitalWrapper, Wrapping } from '#kernel/wrapper.ts'

type Artwork = Pick<Product, 'image' | 'imageHash'>

/** For screens: the artwork itself. The hash lets everybody keep it for ever. */
export const cardImagePath = ({ image, imageHash }: Artwork): string =>
  `/cards/${image}?v=${imageHash}`

/** Of a shared link: the card on the floor of its colour, 1200 × 630. */
export const sharePicturePath = ({ id, imageHash }: Pick<Product, 'id' | 'imageHash'>): string =>
  `/share/${id}.png?v=${imageHash}`

/** For mails, whose readers show no SVG. */
export const cardPicturePath = ({ image, imageHash }: Artwork): string =>
  `/cards/${image.replace(/\.svg$/, '.png')}?v=${imageHash}`

/** Of a wrapped parcel, likewise for mails. */
export const wrapperPicturePath = (wrapper: DigitalWrapper): string => `/wrappers/${wrapper}.png`

/** Of what goes around a gift, for screens. */
export const wrapperDrawingPath = (wrapping: Wrapping): string => `/wrappers/${wrapping}.svg`
