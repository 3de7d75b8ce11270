import type { KeyboardEvent } from 'react'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { SearchForm } from './search-form.tsx'
import { SearchInput } from './search-input.tsx'
import { isSearchOpen, useIsTabbing } from './search-open.ts'
import { useSearchText } from './search-text.ts'

/** Keys that go through the field without meaning it. */
const passing: ReadonlySet<string> = new Set([
  'Tab',
  'Shift',
  'Escape',
  'Enter',
  'Control',
  'Alt',
  'Meta',
])

/** Opens the search as it is typed, unless it is open. */
export function useSearchOpener(): () => void {
  const openModal = useModals()
  return () => {
    if (!isSearchOpen()) openModal('search', {})
  }
}

/** False for text that was typed before hydration by a visitor who has moved on. */
const isInSearch = (): boolean => document.activeElement?.matches('input[name="s"]') === true

/** A plain form before the page is hydrated; after that focus or a key opens the modal (SPEC §4). */
export function SearchField({ className }: { className: string }) {
  const [text, write] = useSearchText()
  const isTabbing = useIsTabbing()
  const open = useSearchOpener()
  return (
    <SearchForm text={text} className={className}>
      <SearchInput
        value={text}
        onWrite={(next) => {
          write(next)
          if (isInSearch()) open()
        }}
        onFocus={() => !isTabbing() && open()}
        onClick={open}
        onKeyDown={(event: KeyboardEvent) => !passing.has(event.key) && open()}
      />
    </SearchForm>
  )
}

/** Where the header has no room for the field, it opens the page. */
export const PageSearch = () => <SearchField className="page-search block pt-4 xl:hidden" />
