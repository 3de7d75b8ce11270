import type { Product } from '#domain/catalogue/product.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'

/** What a storefront answers about products like this one; its general questions are about cards that are sent. */
export function questionsAbout(
  { kind, isChoiceCard }: Product,
  { faq, productFaq }: Pick<Storefront, 'faq' | 'productFaq'>,
): Storefront['faq'] {
  switch (kind) {
    case 'DONATION':
      return productFaq.donation
    case 'GIFTCARD_BLANK_PACK':
      return productFaq.blankPack
    case 'GIFTCARD':
      return [...(isChoiceCard ? productFaq.choiceCard : productFaq.giftCard), ...faq]
  }
}
