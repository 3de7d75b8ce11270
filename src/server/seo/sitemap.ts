import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { html } from '#kernel/html.ts'
import type { Language } from '#kernel/language.ts'
import { inLanguage, type Paths, pathsOf } from '#storefront/paths.ts'

export type SitemapParts = {
  origin: string
  countryCode: string
  languages: readonly Language[]
  snapshot: CatalogueSnapshot
  /** Ids of landing pages. */
  landingPages: readonly string[]
  /** Addresses of what informs. */
  informationPages: readonly string[]
}

type Address = (paths: Paths, language: Language) => string

/** Every page that search engines may keep, with its twins. What one visitor alone sees is not in it. */
function addressesOf({
  snapshot,
  landingPages,
  informationPages,
}: SitemapParts): readonly Address[] {
  return [
    (paths) => paths.home(),
    (paths) => paths.giftCards(),
    (paths) => paths.categories(),
    (paths) => paths.moments(),
    (paths) => paths.brands(),
    (paths) => paths.balance(),
    ...snapshot.brands.map(
      ({ id }): Address =>
        (paths) =>
          paths.brand(id),
    ),
    ...informationPages.map(
      (path): Address =>
        (_, language) =>
          inLanguage(path, language),
    ),
    ...snapshot.categories.map(
      ({ url }): Address =>
        (paths) =>
          paths.category(url),
    ),
    ...(snapshot.terms.get('occasions') ?? []).map(
      ({ id }): Address =>
        (paths) =>
          paths.moment(id),
    ),
    ...snapshot.products.map(
      ({ id }): Address =>
        (paths) =>
          paths.giftCard(id),
    ),
    ...landingPages.map(
      (id): Address =>
        (paths) =>
          paths.landing(id),
    ),
  ]
}

/** One file: fifty thousand addresses fit, as the protocol of sitemaps.org has it. */
export function writeSitemap(parts: SitemapParts): string {
  const { origin, countryCode, languages } = parts
  const addresses = addressesOf(parts)
  const urls = addresses.flatMap((address) => {
    const twins = languages.map((language) => ({
      hreflang: `${language}-${countryCode}`,
      href: `${origin}${address(pathsOf(language), language)}`,
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
