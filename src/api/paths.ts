import type { Language } from '#kernel/language.ts'

/** Addresses of SPEC §2 as content carries them: the Dutch ones are bare, in every storefront. */
export function pathsOf(language: Language) {
  const prefix = language === 'nl' ? '' : `/${language}`
  return {
    giftCards: () => `${prefix}/cadeaubonnen/`,
    product: (id: string) => `${prefix}/cadeaubonnen/${id}/`,
    category: (url: string) => `${prefix}/categorie/${url}/`,
    moment: (id: string) => `${prefix}/geefmomenten/${id}/`,
    brand: (id: string) => `${prefix}/merken/${id}/`,
    search: (text: string) => `${prefix}/zoeken/?s=${encodeURIComponent(text)}`,
    /** A path out of the content; a whole address is left as it is. */
    page: (path: string) => (path.startsWith('/') ? `${prefix}${path}` : path),
  }
}

export type Paths = ReturnType<typeof pathsOf>
