import type * as v from 'valibot'
import type { productSchema } from '#domain/catalogue/product-schema.ts'
import type { Localized } from '#kernel/language.ts'

/** What is sold (SPEC §3, product type). A category page or list filters by it. */
export const productKinds = ['GIFTCARD', 'DONATION', 'GIFTCARD_BLANK_PACK'] as const

export type ProductKind = (typeof productKinds)[number]

/** Our own card, exchangeable for others: it has a landing page of its own (SPEC §2). */
export const choiceCardId = 'cadeaubonnl-keuze-cadeaukaart'

export type VariationType = 'DIGITAL' | 'PHYSICAL'

/** What its file says. The schema of the files is the one place that lists the fields. */
export type Product = v.InferOutput<typeof productSchema> & {
  /** Equals the slug in its address: /cadeaubonnen/{id}/. Never reused. */
  id: string
  /** Of the picture's content: a changed picture has another address. */
  imageHash: string
  /** Its background picture with the hash of that. */
  background?: { image: string; imageHash: string } | undefined
}

/** The shop's own card, with value or blank, which no choice card pays for and none is exchanged for. */
export const isOwnCard = ({ id, isChoiceCard, kind }: Product): boolean =>
  isChoiceCard || id === choiceCardId || kind === 'GIFTCARD_BLANK_PACK'

export type VoucherVat = Product['vat']
export type VariationConfig = NonNullable<Product['digital']>
export type Stock = VariationConfig['stock']
export type CustomerQuote = NonNullable<Product['testimonials']>[number]

export type Category = {
  id: string
  /** Address: /categorie/{url}/. */
  url: string
  title: Localized
  description: Localized
  /** Name of an icon of the design system. */
  icon: string
  /** Its picture in content/catalogue/artwork. Without one a tile shows the icon. */
  artwork?: { image: string; imageHash: string } | undefined
  isTopList: boolean
  position: number
}
