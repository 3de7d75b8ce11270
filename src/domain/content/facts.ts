/** What texts may say of the storefront that shows them, as `{legalName}`. */
const factNames = [
  'name',
  'legalName',
  'address',
  'email',
  'phone',
  'kvkNumber',
  'vatNumber',
  'paymentMethods',
] as const

type FactName = (typeof factNames)[number]

export type Facts = Readonly<Record<FactName, string>>

/** Puts the facts of a storefront in the place of their names; an unknown name stays as it is. */
export const fillFacts = (text: string, facts: Facts): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? facts[name as FactName] : whole,
  )

/** Names in braces that no storefront can fill. */
export const unknownFactsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(factNames as readonly string[]).includes(name))
