import type { ImageView } from '#api/shared/image.ts'
import type { WireMoney } from '#api/shared/money.ts'
import type { ProductKind, VariationType } from '#domain/catalogue/product.ts'
import type { ProductCardLabelView } from './product-card-label.ts'
import type { SpendingView } from './spending.ts'
import type { VariationConfigView } from './variation-config.ts'

/*
 * The catalogue as one language shows it, named like the fields of the schema: made once for a snapshot, so
 * that answering reads properties and computes nothing.
 */

export type VariationView = {
  id: string
  title: string
  sku: string
  variationType: VariationType
  price: WireMoney
  product: ProductView
}

export type CategoryView = {
  id: string
  title: string
  description: string
  icon: string
  path: string
  topList: boolean
  productCount: number
}

export type GivingMomentView = {
  id: string
  title: string
  description: string
  path: string
  productCount: number
  /** Of the most popular cards for it. */
  images: readonly ImageView[]
}

export type ProductView = {
  id: string
  title: string
  tagline: string
  description: readonly string[]
  path: string
  image: ImageView
  shareImage: ImageView
  backgroundColor: string
  showHand: boolean
  showShadow: boolean
  productType: ProductKind
  isChoiceCard: boolean
  label: ProductCardLabelView | undefined
  fixedValues: readonly WireMoney[]
  digitalVariationConfig: VariationConfigView | undefined
  physicalVariationConfig: VariationConfigView | undefined
  validityMonths: number
  spending: SpendingView
  categories: readonly CategoryView[]
  isOrderable: boolean
  /** Asked for by few lists; made when first read. */
  readonly variations: readonly VariationView[]
  readonly variationsToShow: readonly VariationView[]
  readonly similarProducts: readonly ProductView[]
}

export type TopProductView = {
  title: string
  cardImage: ImageView
  referencedPath: string
  backgroundImage: ImageView | undefined
}
