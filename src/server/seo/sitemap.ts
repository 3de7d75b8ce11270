import { fitsReceiverList } from '#domain/catalogue/fits-receiver-list.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { inLanguage, type Paths, pathsOf } from '#kernel/addresses.ts'
import { html } from '#kernel/html.ts'
import type { Language } from '#kernel/language.ts'

export type SitemapParts = {
  origin: string
  countryCode: string
  languages: readonly Language[]
  snapshot: CatalogueSnapshot
  /** Ids of landing pages. */
  landingPages: readonly string[]
  /** Addresses of what informs. */
  informationPages: readonly string[]
  /** Ids of articles, and of the subjects that have one. */
  articles: readonly string[]
  blogSubjects: readonly string[]
}

type Address = (language: Language) => string

/** The lists, and what has no name of its own in its address. */
const plainPages = [
  'home',
  'giftCards',
  'categories',
  'moments',
  'brands',
  'balance',
  'activation',
  'reorder',
  'myCards',
  'finder',
] as const

/** Every page that search engines may keep, with its twins. What one visitor alone sees is not in it. */
function addressesOf({
  snapshot: { brands, categories, products, terms },
  landingPages,
  informationPages,
  articles,
  blogSubjects,
}: SitemapParts): readonly Address[] {
  const to =
    (path: (paths: Paths) => string): Address =>
    (language) =>
      path(pathsOf(language))
  return [
    ...plainPages.map((name) => to((paths) => paths[name]())),
    // One product alone is the brand's page.
    ...brands
      .filter((brand) => brand.products.length > 1)
      .map(({ id }) => to((paths) => paths.brand(id))),
    ...informationPages.map(
      (path): Address =>
        (language) =>
          inLanguage(path, language),
    ),
    ...categories.map(({ url }) => to((paths) => paths.category(url))),
    ...(terms.get('occasions') ?? []).map(({ id }) => to((paths) => paths.moment(id))),
    ...products.map(({ id }) => to((paths) => paths.giftCard(id))),
    ...products.filter(fitsReceiverList).map(({ id }) => to((paths) => paths.businessProduct(id))),
    ...landingPages.map((id) => to((paths) => paths.landing(id))),
    ...(articles.length > 0 ? [to((paths) => paths.blog())] : []),
    ...blogSubjects.map((id) => to((paths) => paths.blogSubject(id))),
    ...articles.map((id) => to((paths) => paths.article(id))),
  ]
}

/** One file: fifty thousand addresses fit, as the protocol of sitemaps.org has it. */
export function writeSitemap(parts: SitemapParts): string {
  const { origin, countryCode, languages } = parts
  const addresses = addressesOf(parts)
  const urls = addresses.flatMap((address) => {
    const twins = languages.map((language) => ({
      hreflang: `${language}-${countryCode}`,
      href: `${origin}${address(language)}`,
    }))
    const links = twins.map(
      ({ hreflang, href }) =>
        html`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    )
    return twins.map(({ href }) => html`<url><loc>${href}</loc>${links}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
${html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`.text}`
}
