import { builder } from '#api/builder.ts'
import { LanguageRef } from '#api/shared/language.ts'
import type { StorefrontLanguage } from '#kernel/language.ts'

type LanguageCombinationView = {
  languageCode: StorefrontLanguage
  isDefault: boolean
  currency: string
}

const LanguageCombinationRef = builder
  .objectRef<LanguageCombinationView>('LanguageCombination')
  .implement({
    description: 'A language that a country can be visited in.',
    fields: (t) => ({
      languageCode: t.expose('languageCode', { type: LanguageRef, description: 'The language.' }),
      isDefault: t.exposeBoolean('isDefault', {
        description: 'The one without a prefix in paths.',
      }),
      currency: t.exposeString('currency', { description: 'ISO 4217 code of its prices.' }),
    }),
  })

export type CountryCombinationView = {
  country: string
  name: string
  family: string
  url: string
  languagesCombinations: readonly LanguageCombinationView[]
}

export const CountryCombinationRef = builder
  .objectRef<CountryCombinationView>('CountryCombination')
  .implement({
    description: 'A country with a storefront, for the store switcher.',
    fields: (t) => ({
      country: t.exposeString('country', { description: 'ISO 3166 code.' }),
      name: t.exposeString('name', { description: 'What its shop is called.' }),
      family: t.exposeString('family', { description: 'CB, CK or GCS.' }),
      url: t.exposeString('url', { description: 'Address of its storefront.' }),
      languagesCombinations: t.expose('languagesCombinations', {
        type: [LanguageCombinationRef],
        description: 'Its languages.',
      }),
    }),
  })
