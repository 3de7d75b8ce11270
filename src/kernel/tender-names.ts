import { cardBrandNames, isCardBrand } from './card-brand-names.ts'
import type { Language, Localized } from './language.ts'
import { choiceCardsMethod, nameOfMethod, onAccountMethod } from './payment-methods.ts'

/** A part of what paid an order, or of what went back. `method` and `brand` are the provider's. */
export type PaidPart = {
  kind: 'provider' | 'card' | 'invoice' | 'own'
  method: string | null
  brand: string | null
  cents: number
}

type Means = Pick<PaidPart, 'kind' | 'method' | 'brand'>

const names: Record<PaidPart['kind'], Localized> = {
  provider: { nl: 'Betaling', en: 'Payment' },
  card: choiceCardsMethod.name,
  invoice: onAccountMethod.name,
  own: { nl: 'Cadeaubon van de winkel', en: 'Gift card from the shop' },
}

/** A method without a name of ours is named as the provider does. A bank card has its brand behind it. */
export function nameOfTender({ kind, method, brand }: Means, language: Language): string {
  if (kind !== 'provider' || method === null) return names[kind][language]
  const name = nameOfMethod(method)?.[language] ?? method
  if (brand === null) return name
  return `${name} (${isCardBrand(brand) ? cardBrandNames[brand] : brand})`
}

/** Parts of one name together, the order kept: two choice cards are one part for a reader. */
export function partsByName(
  parts: readonly PaidPart[],
  language: Language,
): readonly { title: string; cents: number }[] {
  const byName = new Map<string, number>()
  for (const part of parts) {
    const title = nameOfTender(part, language)
    byName.set(title, (byName.get(title) ?? 0) + part.cents)
  }
  return [...byName].map(([title, cents]) => ({ title, cents }))
}
