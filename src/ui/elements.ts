import type { ReactElement } from 'react'

/**
 * Children that stand beside others. Bare text is left out: a translator replaces its node, and React fails as soon
 * as a sibling comes or goes. `tests/bare-text.test.ts` reads this type.
 */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[]
