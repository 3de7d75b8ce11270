import { toWire } from '#api/shared/money.ts'
import { cardImagePath, sharePicturePath } from '#domain/catalogue/picture-paths.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { shortTitle } from '#domain/catalogue/short-title.ts'
import { fixedValuesOf, isOrderable } from '#domain/catalogue/variations.ts'
import { apiTexts } from '#i18n/texts/api.ts'
import type { Paths } from '#kernel/addresses.ts'
import type { Language } from '#kernel/language.ts'
import { viewGiftCardBrand } from './gift-card-brand.ts'
import type { ProductCardLabelView } from './product-card-label.ts'
import { viewConfig } from './variation-config.ts'

export type ProductFacts = ReturnType<typeof viewProductFacts>

/** What a product says of itself in one language, named like the fields of the schema. */
export function viewProductFacts(
  product: Product,
  { language, paths, appleCentsMax }: { language: Language; paths: Paths; appleCentsMax: number },
) {
  const { currency } = product
  return {
    id: product.id,
    title: product.title[language],
    shortTitle: shortTitle({ brand: product.brand, title: product.title[language] }),
    tagline: product.tagline[language],
    description: paragraphsOf(product.description[language]),
    path: paths.giftCard(product.id),
    image: { url: cardImagePath(product), alt: product.imageAlt[language] },
    backgroundImage: product.background && { url: cardImagePath(product.background), alt: '' },
    shareImage: { url: sharePicturePath(product), alt: product.imageAlt[language] },
    backgroundColor: product.backgroundColor,
    showHand: product.showHand,
    showShadow: product.showShadow,
    productType: product.kind,
    isChoiceCard: product.isChoiceCard,
    isBlockable: product.cannotBlock !== true,
    goesRegistered: product.containsWine,
    notice: product.isChoiceCard ? apiTexts[language].spentHere : undefined,
    label: viewLabel(product, language),
    fixedValues: fixedValuesOf(product).map((cents) => toWire({ currency, cents })),
    digitalVariationConfig: viewConfig(product.digital, currency),
    physicalVariationConfig: viewConfig(product.physical, currency),
    orderMax: product.isAppleType ? toWire({ currency, cents: appleCentsMax }) : undefined,
    vatPercent:
      product.vat.kind === 'singlePurpose' ? product.vat.rateBasisPoints / 100 : undefined,
    validityMonths: product.validityMonths,
    spending: {
      webshops: product.spend.webshops,
      placeCount: product.spend.placeCount,
      cities: product.spend.cities,
      howTo: product.howToSpend[language],
    },
    isOrderable: isOrderable(product),
    giftCardBrand: viewGiftCardBrand(product, language),
  }
}

function viewLabel({ label }: Product, language: Language): ProductCardLabelView | undefined {
  if (label === undefined) return undefined
  const { title, color, icon, isFree } = label
  return { title: title[language], color, icon, free: isFree }
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
