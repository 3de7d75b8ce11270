import type { PageHere } from './redirect-address.ts'

/** The page that the visitor looks at, with the language links of its head. */
export function readPageHere(): PageHere {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')
  return {
    pathname: location.pathname,
    search: location.search,
    // The origin that the visitor used, which may differ from the configured one.
    alternates: new Map(
      [...links].map(({ hreflang, href }) => [languageOf(hreflang), new URL(href).pathname]),
    ),
  }
}

/** A twin is named by language and country, such as `nl-NL`. */
const languageOf = (hreflang: string): string => hreflang.split('-')[0] ?? ''
