import { defaultLanguage, isLanguage, type Language, languages } from '#kernel/language.ts'

/** The storefront whose pages these are: one build serves any of them (SPEC §1). */
export type Store = {
  id: number
  name: string
  family: string
  countryCode: string
  /** Under which the live shop is found: links that name it stay inside. */
  host: string
  /** Addresses of its drawings, 200 by 80. */
  mainLogo: string
  footerLogo: string
  /** That its screens are in. */
  languages: readonly Language[]
}

/** GCSNL, which stands in where a page could not say its own. */
export const dutchStore: Store = {
  id: 61,
  name: 'Cadeaubon',
  family: 'GCS',
  mainLogo: '/logos/gcsnl.svg',
  footerLogo: '/logos/gcsnl-light.svg',
  countryCode: 'NL',
  host: 'www.cadeaubon-nederland.example',
  languages,
}

/** The storefront as the root element carries it, so that a page needs no call to know where it is. */
export const writeStore = (store: Store) => ({
  'data-family': store.family,
  'data-store': String(store.id),
  'data-store-name': store.name,
  'data-main-logo': store.mainLogo,
  'data-footer-logo': store.footerLogo,
  'data-country': store.countryCode,
  'data-host': store.host,
  'data-languages': store.languages.join(' '),
})

export function readStore(data: Readonly<Record<string, string | undefined>>): Store {
  const screens = (data.languages ?? '').split(' ').filter(isLanguage)
  const id = Number(data.store)
  if (!Number.isInteger(id) || id === 0 || screens.length === 0) return dutchStore
  return {
    id,
    name: data.storeName ?? dutchStore.name,
    family: data.family ?? dutchStore.family,
    mainLogo: data.mainLogo ?? dutchStore.mainLogo,
    footerLogo: data.footerLogo ?? dutchStore.footerLogo,
    countryCode: data.country ?? dutchStore.countryCode,
    host: data.host ?? dutchStore.host,
    languages: screens,
  }
}

/** A storefront without Dutch has no page at a bare address: its visitors arrive at the English one. */
export const arrivalLanguageOf = ({ languages }: Pick<Store, 'languages'>): Language =>
  languages.includes(defaultLanguage) ? defaultLanguage : 'en'
