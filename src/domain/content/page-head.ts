import type { Localized } from '#kernel/language.ts'

/** What a page tells search engines about itself (SPEC §3, page metadata). */
export type PageHead = {
  /** For the tab as well. */
  metaTitle: Localized
  description: Localized
  keywords?: Localized | undefined
  /** Not to be kept by search engines: it is not in the sitemap either. Unsaid is no. */
  noindex?: boolean | undefined
  /** Where its links lead says nothing about those places. */
  nofollow?: boolean | undefined
}
