import type { EntryContext } from 'react-router'
import { languageOfPath } from '#kernel/language.ts'

/** Names the screen that was not found, on the server only: its page is the same for every such address. */
export const missingScreenHeader = 'x-missing-screen'

/**
 * The screen that an address would have had, with its language, where nothing is found: scripts differ by screen.
 * Screens with their own texts for it are made each time, and so are searches, since the header's field shows the
 * search.
 */
export function missingScreenOf(
  url: string,
  { staticHandlerContext }: EntryContext,
): string | undefined {
  const { statusCode, errors, matches } = staticHandlerContext
  const screen = matches.at(-1)?.route.id
  if (statusCode !== 404 || errors === null || screen === undefined) return undefined
  const { pathname, searchParams } = new URL(url)
  if (screen in errors || searchParams.has('s')) return undefined
  return `${languageOfPath(pathname)}/${screen}`
}
