import { builder } from '#api/builder.ts'
import { VariationTypeRef } from '#api/catalogue/enums.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import type { UnderstoodPart } from '#domain/search/understood-parts.ts'
import type { WireMoney } from '#i18n/formats.ts'
import type { Language } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'

type PartView = {
  kind: UnderstoodPart['kind']
  without: string
  title: string | undefined
  age: number | undefined
  minPrice: WireMoney | undefined
  maxPrice: WireMoney | undefined
  variationType: VariationType | undefined
}

const nothing = {
  title: undefined,
  age: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  variationType: undefined,
}

export function viewPart(
  part: UnderstoodPart,
  { currency, language }: { currency: Currency; language: Language },
): PartView {
  const { kind, without } = part
  const said = { ...nothing, kind, without }
  const money = (cents: number): WireMoney => toWire({ currency, cents })
  switch (part.kind) {
    case 'PERSON':
      return { ...said, title: asTitle(part.called) ?? part.title[language], age: part.age }
    case 'GIVING_MOMENT':
      return { ...said, title: part.title[language] }
    case 'PRICE':
      return {
        ...said,
        minPrice: money(part.minCents),
        maxPrice: part.maxCents === undefined ? undefined : money(part.maxCents),
      }
    case 'FORM':
      return { ...said, variationType: part.form }
  }
}

const asTitle = (word: string | undefined): string | undefined =>
  word && `${word[0]?.toUpperCase()}${word.slice(1)}`

const UnderstoodKindRef = builder.enumType('SearchUnderstoodKind', {
  description: 'What a part of a question speaks of.',
  values: ['PERSON', 'GIVING_MOMENT', 'PRICE', 'FORM'] as const,
})

export const UnderstoodPartRef = builder.objectRef<PartView>('SearchUnderstood').implement({
  description: 'Something that a question was taken to say.',
  fields: (t) => ({
    kind: t.expose('kind', { type: UnderstoodKindRef, description: 'What it speaks of.' }),
    without: t.exposeString('without', {
      description: 'What is left of the question when this is taken off; it may be empty.',
    }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'For whom, as the question calls them, or for which moment.',
    }),
    age: t.exposeInt('age', { nullable: true, description: 'Of a person, in years, if said.' }),
    minPrice: t.expose('minPrice', {
      type: MoneyRef,
      nullable: true,
      description: 'The least, of prices; included.',
    }),
    maxPrice: t.expose('maxPrice', {
      type: MoneyRef,
      nullable: true,
      description: 'The most, of prices; included. Missing where there is no end.',
    }),
    variationType: t.expose('variationType', {
      type: VariationTypeRef,
      nullable: true,
      description: 'How it is to come, of forms.',
    }),
  }),
})
