import { type Paths, pathsOf } from '#kernel/addresses.ts'
import { useLanguage } from '#ui/language.tsx'

/** Builds the links of a screen in the language of its page. */
export const usePaths = (): Paths => pathsOf(useLanguage())
