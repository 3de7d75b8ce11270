import type { Product } from '#domain/catalogue/product.ts'
import { type Variation, variationsOf, variationsToShow } from '#domain/catalogue/variations.ts'
import type { Paths } from '#kernel/addresses.ts'
import { type Language, type StorefrontText, textIn } from '#kernel/language.ts'
import { viewProductFacts } from './product-facts.ts'
import { viewTestimonial } from './testimonial.ts'
import { viewVariation } from './variation-view.ts'
import { viewVideo } from './video.ts'
import type { BrandView, CategoryView, ProductView, VariationView } from './views.ts'

/** What a product needs to know of what stands around it. */
export type Surroundings = {
  language: Language
  paths: Paths
  /** Limit of Apple-type cards in one order (SPEC §8, 2015). */
  appleCentsMax: number
  categoriesOf(product: Product): readonly CategoryView[]
  similarTo(product: Product): readonly ProductView[]
  brandOf(product: Product): BrandView
  /** What is asked of every product of its kind. */
  questionsOf(product: Product): readonly { question: StorefrontText; answer: StorefrontText }[]
}

/** A product as one language shows it. */
export function viewProduct(product: Product, around: Surroundings): ProductView {
  const { language } = around
  const viewAll = (view: ProductView, variations: readonly Variation[]): readonly VariationView[] =>
    variations.map((variation) => viewVariation(variation, view, language))
  return {
    ...viewProductFacts(product, around),
    categories: around.categoriesOf(product),
    get variations() {
      return keepComputed(this, 'variations', viewAll(this, variationsOf(product)))
    },
    get variationsToShow() {
      return keepComputed(this, 'variationsToShow', viewAll(this, variationsToShow(product)))
    },
    get video() {
      return keepComputed(this, 'video', product.video && viewVideo(product.video, language))
    },
    get questions() {
      const all = [...(product.questions ?? []), ...around.questionsOf(product)]
      const asked = all.map(({ question, answer }) => ({
        question: textIn(question, language),
        answer: textIn(answer, language),
      }))
      return keepComputed(this, 'questions', asked)
    },
    get testimonials() {
      const said = (product.testimonials ?? []).map((one) => viewTestimonial(one, language))
      return keepComputed(this, 'testimonials', said)
    },
    // Looked up each time: views that held each other could never be let go.
    get similarProducts() {
      return around.similarTo(product)
    },
    get brand() {
      return keepComputed(this, 'brand', around.brandOf(product))
    },
  }
}

/** Replaces a getter by the value that it computed. */
export function keepComputed<Value>(view: object, name: string, value: Value): Value {
  Object.defineProperty(view, name, { value, enumerable: true })
  return value
}
