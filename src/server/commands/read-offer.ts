import type { PromotionValue } from '#domain/promotions/promotion.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { OfferedLine } from '#flows/quotes/compose-quote.ts'
import { parseMajorUnits } from '#kernel/minor-units.ts'
import type { Currency } from '#kernel/money.ts'
import { WrongUsage } from './arguments.ts'
import { readMoneyAboveZero } from './read-money.ts'

const forms = { digital: 'DIGITAL', post: 'PHYSICAL' } as const
const targets = { contact: false, list: true } as const

const isKeyOf = <Of extends object>(table: Of, name: string): name is keyof Of & string =>
  Object.hasOwn(table, name)

/**
 * Line of an offer: product, `digital` or `post`, face value, number of cards, and `contact` or
 * `list`; of a list each receiver gets as many. Throws `WrongUsage`.
 */
export function readOfferedLine(fields: readonly string[], currency: Currency): OfferedLine {
  const [productId = '', form = '', amount = '', number = '', target = 'contact'] = fields.map(
    (field) => field.trim(),
  )
  const amountCents = parseMajorUnits(amount, currency)
  const quantity = Number(number)
  const isWhole = /^\d{1,6}$/.test(number) && quantity > 0
  if (
    productId === '' ||
    !isKeyOf(forms, form) ||
    amountCents === undefined ||
    !isWhole ||
    !isKeyOf(targets, target || 'contact')
  )
    throw new WrongUsage(`Not understood as a line: ${fields.join(' ')}.`)
  const isForList = targets[(target || 'contact') as keyof typeof targets]
  return { productId, form: forms[form], amountCents, quantity, isForList }
}

/** `5%` or `25.00`. Throws `WrongUsage`. */
export function readDiscount(text: string, currency: Currency): PromotionValue {
  const [, share] = /^(\d{1,2}(?:\.\d{1,2})?)%$/.exec(text) ?? []
  if (share !== undefined && Number(share) > 0)
    return { type: 'RELATIVE', basisPoints: Math.round(Number(share) * 100) }
  return { type: 'ABSOLUTE', cents: readMoneyAboveZero(text, currency).cents }
}

/** Lines that a request asks for by itself; none where it names no product with its amount. */
export function linesOfRequest({ request, receivers }: Quote): readonly OfferedLine[] {
  const { product: productId, amount, quantity = 0, deliveryForm: form = 'DIGITAL' } = request
  const isForList = receivers.length > 0
  if (productId === undefined || amount === undefined) return []
  if (isForList) return [{ productId, form, amountCents: amount, quantity: 1, isForList }]
  return quantity > 0 ? [{ productId, form, amountCents: amount, quantity, isForList }] : []
}
