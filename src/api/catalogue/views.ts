import type { HreflangView } from '#api/shared/hreflang.ts'
import type { ImageView } from '#api/shared/image.ts'
import type { QuestionView } from '#api/storefront-data/question.ts'
import type { MomentDay } from '#domain/catalogue/days-until.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import type { WireMoney } from '#i18n/formats.ts'
import type { ProductFacts } from './product-facts.ts'
import type { TestimonialView } from './testimonial.ts'
import type { VideoView } from './video.ts'

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

/** What the page of a list tells search engines, found when asked for. */
export type ListHeadView = {
  keywords(): string
  hreflang: readonly HreflangView[]
}

export type CategoryView = ListHeadView & {
  id: string
  title: string
  description: string
  icon: string
  image: ImageView | undefined
  path: string
  isTop: boolean
  productCount: number
  /** Asked for by one menu; found when asked for. */
  topList(): readonly TopProductView[]
}

export type GivingMomentView = MomentFacts & {
  /** For those that come soon. */
  daysLeft: number | undefined
}

export type MomentFacts = ListHeadView & {
  id: string
  title: string
  description: string
  path: string
  productCount: number
  /** When it comes, where it has a day. */
  on: MomentDay | undefined
  /** Of the most popular cards for it. */
  images: readonly ImageView[]
}

export type BrandView = ListHeadView & {
  id: string
  title: string
  path: string
  letter: string
  productCount: number
  image: ImageView | undefined
  /** Made when first read. */
  readonly products: readonly ProductView[]
  readonly similarProducts: readonly ProductView[]
}

/** What a product says of itself, and what it leads to, which few lists ask for: made when first read. */
export type ProductView = ProductFacts & {
  readonly categories: readonly CategoryView[]
  readonly variations: readonly VariationView[]
  readonly variationsToShow: readonly VariationView[]
  readonly similarProducts: readonly ProductView[]
  readonly brand: BrandView
  readonly video: VideoView | undefined
  readonly questions: readonly QuestionView[]
  readonly testimonials: readonly TestimonialView[]
}

export type TopProductView = {
  id: string
  title: string
  product: ProductView
  cardImage: ImageView
  referencedPath: string
  backgroundImage: ImageView | undefined
}
