import { useEffect, useRef } from 'react'
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

/** Another address has another `s`, or none: what was typed before is forgotten. Text typed before hydration stays. */
export function useForgetOnNavigation(): void {
  const { pathname, search } = useLocation()
  const address = `${pathname}${search}`
  const last = useRef(address)
  useEffect(() => {
    if (last.current !== address) setTyped(undefined)
    last.current = address
  }, [address])
}

/** The search in the query of an address (SPEC §2), as far as it is used and shown. */
export const questionIn = (query: string): string =>
  (new URLSearchParams(query).get('s') ?? '').trim().slice(0, searchQuestionLengthMax)
