import { pathsOf } from './addresses.ts'
import type { Language } from './language.ts'

/** Address of the blog for readers of feeds. */
export const blogFeedPath = (language: Language): string => `${pathsOf(language).blog()}feed.xml`
