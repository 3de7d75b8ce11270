import { builder } from '#api/builder.ts'
import { languages } from '#kernel/language.ts'

export const LanguageRef = builder.enumType('Language', {
  description: 'A language of the storefront.',
  values: languages,
})
