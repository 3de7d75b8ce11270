import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { html } from '#kernel/html.ts'
import type { Language } from '#kernel/language.ts'
import { type Paths, pathsOf } from '#storefront/paths.ts'

export type SitemapParts = {
  origin: string
  countryCode: string
  languages: readonly Language[]
  snapshot: CatalogueSnapshot
}

type Address = (paths: Paths) => string

const informationPages: readonly Address[] = [
  (paths) => paths.terms(),
  (paths) => paths.privacy(),
  (paths) => paths.cookies(),
  (paths) => paths.helpdesk(),
  (paths) => paths.contact(),
  (paths) => paths.delivery(),
  (paths) => paths.cancellation(),
  (paths) => paths.accessibility(),
  (paths) => paths.about(),
]

/** Every page that search engines may keep, with its twins. What one visitor alone sees is not in it. */
function addressesOf(snapshot: CatalogueSnapshot): readonly Address[] {
  return [
    (paths) => paths.home(),
    (paths) => paths.giftCards(),
    (paths) => paths.categories(),
    (paths) => paths.moments(),
    ...informationPages,
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
  ]
}

/** One file: fifty thousand addresses fit, as the protocol of sitemaps.org has it. */
export function writeSitemap({ origin, countryCode, languages, snapshot }: SitemapParts): string {
  const addresses = addressesOf(snapshot)
  const urls = addresses.flatMap((address) => {
    const twins = languages.map((language) => ({
      hreflang: `${language}-${countryCode}`,
      href: `${origin}${address(pathsOf(language))}`,
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
