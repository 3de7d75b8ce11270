import type { KeyboardEvent } from 'react'
import { searchTexts } from '#i18n/texts/search.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useForgetOnNavigation, useSearchText } from '#storefront/parts/search/search-text.ts'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { IconText } from '#storefront/ui/icon-text.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { SearchForm } from './search-form.tsx'
import { SearchInput } from './search-input.tsx'
import { isSearchOpen, useIsTabbing } from './search-open.ts'

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

type SearchBoxProps = {
  isButton?: boolean | undefined
  /** The button has its words below it. */
  hasText?: boolean | undefined
}

/**
 * The search of the header: a field, or a button below 1280 px and in headers without room. Before the page is
 * hydrated the field is a plain form and the button a link. Focus or a key opens the modal (SPEC §4).
 */
export function SearchBox({ isButton, hasText }: SearchBoxProps) {
  const [text, write] = useSearchText()
  const openModal = useModals()
  const isTabbing = useIsTabbing()
  useForgetOnNavigation()

  const open = () => {
    if (!isSearchOpen()) openModal('search', {})
  }
  return (
    <>
      {!isButton && (
        <SearchForm text={text} className="w-full min-w-0 max-w-sm flex-1 max-xl:hidden">
          <SearchInput
            value={text}
            onWrite={(next) => {
              write(next)
              open()
            }}
            onFocus={() => !isTabbing() && open()}
            onClick={open}
            onKeyDown={(event: KeyboardEvent) => !passing.has(event.key) && open()}
          />
        </SearchForm>
      )}
      <div className={isButton ? undefined : 'xl:hidden'}>
        <SearchButton onOpen={open} hasText={hasText} />
      </div>
    </>
  )
}

type SearchButtonProps = Pick<SearchBoxProps, 'hasText'> & { onOpen: () => void }

function SearchButton({ onOpen, hasText }: SearchButtonProps) {
  const t = useTexts(searchTexts)
  return (
    <Anchor
      href={usePaths().search()}
      aria-label={t('open')}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen()
      }}
      className="touch grid place-content-center justify-items-center rounded-full hover:bg-action-soft hover:text-action"
    >
      <Icon name="search" size={24} />
      {hasText && <IconText>{t('open')}</IconText>}
    </Anchor>
  )
}
