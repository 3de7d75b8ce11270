import { useLocale } from 'use-intl'
import { type Paths, pathsOf } from '#storefront/paths.ts'

/** Builds the links of a screen in the language of its page. */
export const usePaths = (): Paths => pathsOf(useLocale())
