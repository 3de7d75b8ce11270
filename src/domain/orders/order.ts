import type { Product, ProductKind } from '#domain/catalogue/product.ts'
import type { OrderContact } from '#domain/orders/orderer.ts'
import type { Localized } from '#kernel/language.ts'

/**
 * What the product was when it was ordered. A card bought today keeps its name, its picture and its way of
 * spending when the catalogue moves on.
 */
export type OrderedProduct = {
  kind: ProductKind
  isChoiceCard: boolean
  issuer: string
  /** Its issuer blocks none; its giver read so before it was ordered. */
  cannotBlock?: true
  validityMonths: number
  title: Localized
  image: string
  imageHash: string
  imageAlt: Localized
  backgroundColor: string
  showShadow: boolean
  howToSpend: Localized
  webshops: readonly { title: string; url: string }[]
  /** Of a donation. */
  cause: OrderedCause | undefined
}

/** Who gets a donation, and what it is used for, in words that do not depend on who reads them. */
export type OrderedCause = { name: string; about: Localized }

export const toOrderedProduct = (product: Product): OrderedProduct => ({
  kind: product.kind,
  isChoiceCard: product.isChoiceCard,
  issuer: product.issuer,
  ...(product.cannotBlock && { cannotBlock: true }),
  validityMonths: product.validityMonths,
  title: product.title,
  image: product.image,
  imageHash: product.imageHash,
  imageAlt: product.imageAlt,
  backgroundColor: product.backgroundColor,
  showShadow: product.showShadow,
  howToSpend: product.howToSpend,
  webshops: product.spend.webshops,
  cause: product.kind === 'DONATION' ? toCause(product) : undefined,
})

/** What comes after the first paragraph speaks to the giver. */
const toCause = ({ brand, description }: Product): OrderedCause => ({
  name: brand,
  about: { nl: firstParagraph(description.nl), en: firstParagraph(description.en) },
})

const firstParagraph = (text: string): string => text.split(/\n\s*\n/)[0]?.trim() ?? ''

export const fullName = (contact: Pick<OrderContact, 'firstName' | 'lastName'>): string =>
  `${contact.firstName} ${contact.lastName}`
