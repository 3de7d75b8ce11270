import { countryCodes } from '#kernel/country.ts'

let known: ReadonlyMap<string, string> | undefined

/** Countries by what people call them in Dutch and English. */
function codeByName(): ReadonlyMap<string, string> {
  if (known !== undefined) return known
  const names = ['nl', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  const named = [...countryCodes].flatMap((code) =>
    names.map((name) => [(name.of(code) ?? code).toLowerCase(), code] as const),
  )
  known = new Map([...named, ['holland', 'NL']])
  return known
}

/** A country by its letters where a name says which one it is; else as it was written. */
export const readCountry = (text: string): string =>
  codeByName().get(text.trim().toLowerCase()) ?? text
