import { firstWrapper } from '#kernel/wrapper.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import {
  isOffered,
  otherAmount,
  type PriceRule,
  priceProblem,
  suggestedCents,
} from '#storefront/parts/amounts/price-rule.ts'
import { amountCentsOf, type GiftChoice } from './gift-form.ts'

/** What of a product its forms are: by e-mail, by post, each with its own amounts and stock (SPEC §3). */
export type FormsOf = Pick<
  ProductFormFragment,
  'productType' | 'isChoiceCard' | 'digitalVariationConfig' | 'physicalVariationConfig'
>

export type ProductForm = {
  variationType: GiftChoice['variationType']
  config: NonNullable<FormsOf['digitalVariationConfig']>
}

/** The forms of a product, digital first, whatever their stock. */
export function formsOf(product: FormsOf): readonly ProductForm[] {
  const { digitalVariationConfig: digital, physicalVariationConfig: physical } = product
  return [
    ...(digital ? [{ variationType: 'DIGITAL' as const, config: digital }] : []),
    ...(physical ? [{ variationType: 'PHYSICAL' as const, config: physical }] : []),
  ]
}

/** What a giver may choose from, or read why not. */
export const offeredForms = (product: FormsOf): readonly ProductForm[] =>
  formsOf(product).filter(({ config }) => config.stock !== 'COMING')

/** The amounts of one form; undefined where the product does not have it. */
export const ruleOf = (
  product: FormsOf,
  variationType: GiftChoice['variationType'],
): PriceRule | undefined =>
  formsOf(product).find((form) => form.variationType === variationType)?.config

/** `coming` only while no form was ever for sale; one that ran out makes the product unavailable. */
export function availabilityOf(product: FormsOf): 'available' | 'coming' | 'out' {
  const stocks = formsOf(product).map(({ config }) => config.stock)
  if (stocks.includes('AVAILABLE')) return 'available'
  return stocks.includes('OUT') ? 'out' : 'coming'
}

export type ProductVariant = 'card' | 'choice' | 'donation' | 'pack'

/** Which of the four pages a product has. */
export function variantOf(product: Pick<FormsOf, 'productType' | 'isChoiceCard'>): ProductVariant {
  if (product.productType === 'DONATION') return 'donation'
  if (product.productType === 'GIFTCARD_BLANK_PACK') return 'pack'
  return product.isChoiceCard ? 'choice' : 'card'
}

/**
 * The initial choice: the first form that can be bought, for another receiver, at a middle amount; at the wanted one
 * where a form has it. A wanted form comes first.
 */
export function startGift(
  product: FormsOf,
  wantedCents?: number,
  wantedForm?: GiftChoice['variationType'],
): GiftChoice {
  const forms = formsOf(product)
  const forSale = forms.filter(({ config }) => config.stock === 'AVAILABLE')
  const isWanted = ({ config }: ProductForm) =>
    wantedCents !== undefined && isOffered(config, wantedCents)
  const first =
    forSale.find(({ variationType }) => variationType === wantedForm) ??
    forSale.find(isWanted) ??
    forSale[0] ??
    forms[0]
  const wanted = wantedCents === undefined ? otherAmount : String(wantedCents)
  const none = { amount: '', otherAmount: '' }
  return {
    variationType: first?.variationType ?? 'DIGITAL',
    ...(first ? amountUnderRule(first.config, { amount: wanted, otherAmount: '' }) : none),
    quantity: 1,
    // The buyer of a pack keeps it, and gives its cards away one by one.
    receiver: variantOf(product) === 'pack' ? 'self' : 'other',
    wrapper: paperToStartWith(first?.variationType),
    giftPacking: '',
    isEachWrapped: false,
  }
}

/** A digital gift always comes in a paper; what goes by post in none that was not asked for. */
export const paperToStartWith = (variationType: GiftChoice['variationType'] = 'DIGITAL'): string =>
  variationType === 'DIGITAL' ? firstWrapper : ''

/** Another form has other amounts: the chosen one stays where it is for sale there too, else one stands ready. */
export function amountUnderRule(
  rule: PriceRule,
  form: Pick<GiftChoice, 'amount' | 'otherAmount'>,
): Pick<GiftChoice, 'amount' | 'otherAmount'> {
  const cents = amountCentsOf(form)
  if (cents !== undefined && rule.pricesToShow.some(({ value }) => value === cents))
    return { amount: String(cents), otherAmount: '' }
  if (cents !== undefined && !rule.hasFixedPrices && priceProblem(rule, cents) === undefined)
    return { amount: otherAmount, otherAmount: typedAmount(cents) }
  return { amount: String(suggestedCents(rule)), otherAmount: '' }
}

/** The amount as a visitor would type it. */
export const typedAmount = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',')
