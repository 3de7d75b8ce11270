import type { Paths } from '#api/paths.ts'
import { toWire } from '#api/shared/money.ts'
import { cardImagePath, sharePicturePath } from '#domain/catalogue/picture-paths.ts'
import type { Product } from '#domain/catalogue/product.ts'
import {
  fixedValuesOf,
  isOrderable,
  type Variation,
  variationsOf,
  variationsToShow,
} from '#domain/catalogue/variations.ts'
import type { Language } from '#kernel/language.ts'
import { viewConfig } from './variation-config.ts'
import { viewVariation } from './variation-view.ts'
import type { CategoryView, ProductView, VariationView } from './views.ts'

/** What a product needs to know of its shelf. */
export type Surroundings = {
  language: Language
  paths: Paths
  categoriesOf(product: Product): readonly CategoryView[]
  similarTo(product: Product): readonly ProductView[]
}

/** A product as one language shows it. */
export function viewProduct(product: Product, around: Surroundings): ProductView {
  const { language, paths } = around
  const { currency } = product
  const viewAll = (view: ProductView, variations: readonly Variation[]): readonly VariationView[] =>
    variations.map((variation) => viewVariation(variation, view, language))
  return {
    id: product.id,
    title: product.title[language],
    tagline: product.tagline[language],
    description: paragraphsOf(product.description[language]),
    path: paths.product(product.id),
    image: { url: cardImagePath(product), alt: product.imageAlt[language] },
    shareImage: { url: sharePicturePath(product), alt: product.imageAlt[language] },
    backgroundColor: product.backgroundColor,
    showHand: product.showHand,
    showShadow: product.showShadow,
    productType: product.kind,
    isChoiceCard: product.isChoiceCard,
    label: product.label && {
      title: product.label.title[language],
      color: product.label.color,
      icon: product.label.icon,
      free: product.label.isFree,
    },
    fixedValues: fixedValuesOf(product).map((cents) => toWire({ currency, cents })),
    digitalVariationConfig: viewConfig(product.digital, currency),
    physicalVariationConfig: viewConfig(product.physical, currency),
    validityMonths: product.validityMonths,
    spending: {
      webshops: product.spend.webshops,
      placeCount: product.spend.placeCount,
      cities: product.spend.cities,
      howTo: product.howToSpend[language],
    },
    categories: around.categoriesOf(product),
    isOrderable: isOrderable(product),
    get variations() {
      return keep(this, 'variations', viewAll(this, variationsOf(product)))
    },
    get variationsToShow() {
      return keep(this, 'variationsToShow', viewAll(this, variationsToShow(product)))
    },
    // Looked up each time: views that held each other could never leave the shelf.
    get similarProducts() {
      return around.similarTo(product)
    },
  }
}

/** Puts what was computed in the place of its getter. */
function keep<Value>(view: object, name: string, value: Value): Value {
  Object.defineProperty(view, name, { value, enumerable: true })
  return value
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
