import { choiceCardId, type Product, type VariationConfig } from '#domain/catalogue/product.ts'
import type { Vocabulary } from '#domain/catalogue/taxonomy.ts'
import { filesOf } from '#domain/catalogue/video-schema.ts'
import type { FilePath, Finding } from '#domain/file-problem.ts'

/** What a product file refers to: ids of each vocabulary, the pictures by name with their hash, and films. */
export type KnownNames = {
  terms: ReadonlyMap<Vocabulary, ReadonlySet<string>>
  imageHashes: ReadonlyMap<string, string>
  films: ReadonlySet<string>
}

const money = (cents: number): string => String(cents / 100)

/** What a schema of single fields cannot see: fields against each other and against the other files. */
export function findProductProblems(product: Product, known: KnownNames): Finding[] {
  return [
    ...findUnknownTerms(product, known),
    ...findKindProblems(product),
    ...findPackProblems(product),
    ...findPriceProblems('digital', product.digital),
    ...findPriceProblems('physical', product.physical),
    ...(['image', 'backgroundImage'] as const).flatMap((field) => {
      const { [field]: image } = product
      return image === undefined || known.imageHashes.has(image)
        ? []
        : [{ path: [field], sentence: `image ${image} is not in the artwork folder` }]
    }),
    ...(product.video === undefined ? [] : filesOf(product.video))
      .filter((file) => !known.films.has(file))
      .map((file) => ({ path: ['video'], sentence: `${file} is not in the films folder` })),
  ]
}

/** How authors call a field, its vocabulary, and a term of it. */
const vocabularyFields = [
  ['categories', 'giftcard_categories', 'category'],
  ['types', 'giftcard_types', 'type'],
  ['promotions', 'giftcard_promotions', 'promotion'],
  ['occasions', 'occasions', 'occasion'],
] as const

function findUnknownTerms(product: Product, known: KnownNames): Finding[] {
  const termsOf = { ...product, types: product.giftcardTypes }
  return vocabularyFields.flatMap(([field, vocabulary, word]) =>
    termsOf[field].flatMap((term, index) => {
      const path = [field, index]
      if (!known.terms.get(vocabulary)?.has(term))
        return [{ path, sentence: `${word} ${term} is not known` }]
      return termsOf[field].indexOf(term) < index
        ? [{ path, sentence: `${word} ${term} is there twice` }]
        : []
    }),
  )
}

function findKindProblems(product: Product): Finding[] {
  const problems: Finding[] = []
  const add = (field: string, sentence: string) => problems.push({ path: [field], sentence })
  const isDonation = product.kind === 'DONATION'
  if (isDonation && product.vat.kind !== 'donation')
    add('vat', 'a donation must have vat: donation')
  if (!isDonation && product.vat.kind === 'donation')
    add('vat', 'vat: donation is for donations only')
  if (product.isChoiceCard !== (product.id === choiceCardId))
    add('choiceCard', `choiceCard is true for ${choiceCardId} and for no other product`)
  if (product.digital === undefined && product.physical === undefined)
    problems.push({ path: [], sentence: 'digital and physical are both missing, one is needed' })
  return problems
}

/** Printed cards without value: goods at one price, sent by post. */
function findPackProblems({ kind, vat, digital, physical }: Product): Finding[] {
  const problems: Finding[] = []
  const add = (path: FilePath, sentence: string) => problems.push({ path, sentence })
  if (kind !== 'GIFTCARD_BLANK_PACK') {
    if (vat.kind === 'goods') add(['vat'], 'vat: goods is for blank packs only')
    return problems
  }
  if (vat.kind !== 'goods') add(['vat'], 'a blank pack must have vat: goods')
  if (digital !== undefined) add(['digital'], 'a blank pack is sent by post only')
  if (physical?.hasFixedPrices === false) add(['physical', 'free'], 'a blank pack has one price')
  return problems
}

function findPriceProblems(
  form: 'digital' | 'physical',
  config: VariationConfig | undefined,
): Finding[] {
  if (config === undefined) return []
  const ascending = config.pricesToShowCents.flatMap((price, index) => {
    const before = config.pricesToShowCents[index - 1]
    return before === undefined || before < price
      ? []
      : [
          {
            path: [form, 'prices', index],
            sentence: `price ${money(price)} does not come after ${money(before)}: prices ascend`,
          },
        ]
  })
  return [...ascending, ...findFreeAmountProblems(form, config)]
}

function findFreeAmountProblems(form: string, config: VariationConfig): Finding[] {
  if (config.hasFixedPrices) return []
  const { minCents: min, maxCents: max, stepCents: step } = config
  const problems: Finding[] = []
  const add = (path: FilePath, sentence: string) =>
    problems.push({ path: [form, ...path], sentence })
  if (min > max) add(['free', 'min'], `min ${money(min)} is above max ${money(max)}`)
  for (const [field, amount] of [
    ['min', min],
    ['max', max],
  ] as const)
    if (amount % step !== 0)
      add(['free', field], `${field} ${money(amount)} is not a multiple of step ${money(step)}`)
  for (const [index, price] of config.pricesToShowCents.entries()) {
    const path = ['prices', index]
    if (price < min || price > max)
      add(path, `price ${money(price)} is outside ${money(min)} to ${money(max)}`)
    if (price % step !== 0)
      add(path, `price ${money(price)} is not a multiple of step ${money(step)}`)
  }
  return problems
}
