import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { searchQuestionLengthMax } from '#kernel/limits.ts'
import { useBrowserValue } from '#storefront/parts/browser/use-browser-value.ts'

/** What was typed since the address changed last; the field in the header and the one in the modal share it. */
let typed: string | undefined
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setTyped(text: string | undefined): void {
  typed = text
  for (const tell of listeners) tell()
}

const writeText = (text: string): void => setTyped(text)

/** SPEC §5: the search box says what the query parameter `s` says, until something else is typed. */
export function useSearchText(): readonly [text: string, write: (text: string) => void] {
  const { search } = useLocation()
  const current = useBrowserValue(listen, () => typed, undefined)
  return [current ?? questionIn(search), writeText]
}

/** Another address has another `s`, or none: what was typed before is forgotten. */
export function useForgetOnNavigation(): void {
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the signal, not an input.
  useEffect(() => setTyped(undefined), [pathname, search])
}

/** The search in the query of an address (SPEC §2), as far as it is used and shown. */
export const questionIn = (query: string): string =>
  (new URLSearchParams(query).get('s') ?? '').trim().slice(0, searchQuestionLengthMax)
