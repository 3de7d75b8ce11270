import type {
  Product,
  ProductKind,
  VariationConfig,
  VoucherVat,
} from '#domain/catalogue/product.ts'
import type { ProductSource, VariationSource } from '#domain/catalogue/source/product-schema.ts'
import { invariant } from '#kernel/invariant.ts'

const kinds: Record<ProductSource['kind'], ProductKind> = {
  giftcard: 'GIFTCARD',
  donation: 'DONATION',
  'blank-pack': 'GIFTCARD_BLANK_PACK',
}

/** A checked file in the shape of the shop. */
export function toProduct(
  source: ProductSource,
  { id, imageHash }: { id: string; imageHash: string },
): Product {
  return {
    id,
    sku: source.sku,
    kind: kinds[source.kind],
    isChoiceCard: source.choiceCard,
    brand: source.brand,
    title: source.title,
    tagline: source.tagline,
    description: source.description,
    howToSpend: source.howToSpend,
    categories: source.categories,
    giftcardTypes: source.types,
    promotions: source.promotions,
    occasions: source.occasions,
    image: source.image,
    imageHash,
    imageAlt: source.imageAlt,
    backgroundColor: source.backgroundColor.toLowerCase(),
    showHand: source.showHand,
    showShadow: source.showShadow,
    label: toLabel(source.label),
    currency: 'EUR',
    digital: toVariationConfig(source.digital),
    physical: toVariationConfig(source.physical),
    validityMonths: source.validityMonths,
    spend: {
      webshops: source.spend.webshops,
      placeCount: source.spend.places,
      cities: source.spend.cities,
    },
    vat: toVat(source.vat),
    containsWine: source.containsWine,
    isAppleType: source.appleType,
    issuer: source.issuer,
    video: source.video,
    questions: source.faq,
    testimonials: source.testimonials,
    popularity: source.popularity,
  }
}

function toLabel(label: ProductSource['label']): Product['label'] {
  if (label === undefined) return undefined
  return { title: label.title, color: label.color, icon: label.icon, isFree: label.free }
}

function toVat(vat: ProductSource['vat']): VoucherVat {
  if (vat === 'multi-purpose') return { kind: 'multiPurpose' }
  if (vat === 'donation') return { kind: 'donation' }
  if (vat === 'goods') return { kind: 'goods' }
  return { kind: 'singlePurpose', rateBasisPoints: vat['single-purpose'] * 100 }
}

function toVariationConfig(config: VariationSource | undefined): VariationConfig | undefined {
  if (config === undefined) return undefined
  const [lowest, highest] = [config.prices[0], config.prices.at(-1)]
  invariant(lowest !== undefined && highest !== undefined, 'A checked price list is not empty.')
  return {
    hasFixedPrices: config.free === undefined,
    pricesToShowCents: config.prices,
    minCents: config.free?.min ?? lowest,
    maxCents: config.free?.max ?? highest,
    stepCents: config.free?.step ?? 1,
    stock: config.stock,
  }
}
