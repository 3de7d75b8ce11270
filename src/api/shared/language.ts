import { builder } from '#api/builder.ts'
import { storefrontLanguages } from '#kernel/language.ts'

export const LanguageRef = builder.enumType('Language', {
  description: 'A language of a storefront. Texts that it lacks are given in English.',
  values: storefrontLanguages,
})
