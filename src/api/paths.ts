import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { Language } from '#kernel/language.ts'

/** Addresses of SPEC §2 as content carries them; the default language has no prefix. */
export function pathsOf(storefront: Storefront, language: Language) {
  const isDefault = storefront.languages.some(
    ({ code, isDefault }) => code === language && isDefault,
  )
  const prefix = isDefault ? '' : `/${language}`
  return {
    product: (id: string) => `${prefix}/cadeaubonnen/${id}/`,
    category: (url: string) => `${prefix}/categorie/${url}/`,
    moment: (id: string) => `${prefix}/geefmomenten/${id}/`,
    /** A path out of the content; a whole address is left as it is. */
    page: (path: string) => (path.startsWith('/') ? `${prefix}${path}` : path),
  }
}

export type Paths = ReturnType<typeof pathsOf>
