import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { foundTexts } from '#i18n/texts/found.ts'
import { resultsTexts } from '#i18n/texts/results.ts'
import { searchTexts } from '#i18n/texts/search.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { SearchForm } from '#storefront/parts/search/search-form.tsx'
import { SearchInput } from '#storefront/parts/search/search-input.tsx'
import { useSearchOpen } from '#storefront/parts/search/search-open.ts'
import { useSearchText } from '#storefront/parts/search/search-text.ts'
import { TrustMarks, type TrustMarksProps } from '#storefront/parts/trust/trust-marks.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { SearchResults } from './search-results.tsx'
import { Suggestions } from './suggestions.tsx'
import { useMeasuredSearch } from './use-measured-search.ts'
import { ActiveOptionContext, useOptions } from './use-options.ts'
import { usePopular } from './use-popular.ts'
import { useSearch } from './use-search.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    search: object
  }
}

/** Search as a visitor types (SPEC §4). Another question on the page of results is another page: it closes. */
export function SearchModal({ onClosed }: Closable) {
  const t = useTexts(searchTexts)
  const { search } = useLocation()
  const opened = useRef(search)
  useEffect(() => {
    if (opened.current !== search) onClosed()
  }, [search, onClosed])
  return (
    <Modal title={t('title')} size="tall" onClosed={onClosed}>
      <SearchPanel />
    </Modal>
  )
}

function SearchPanel() {
  const t = useTexts(foundTexts)
  const tResults = useTexts(resultsTexts)
  const [typed, write] = useSearchText()
  const { text, answer, isLoading, hasFailed } = useSearch(typed)
  const { popular, isMeasured, marks } = usePopular()
  useMeasuredSearch(text, isMeasured)
  const { list, listId, activeId, onKeyDown, begin } = useOptions()
  const panel = useRef<HTMLDivElement>(null)
  const hasFound = answer !== undefined && (answer.count > 0 || answer.pages.length > 0)
  const isEmpty = answer !== undefined && !hasFound
  useSearchOpen()
  useEffect(() => {
    const field = panel.current?.querySelector('input')
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])
  return (
    <div ref={panel}>
      <div className="-mx-5 -mt-6 sm:-mx-7 sticky -top-6 z-2 bg-surface px-5 pt-4 pb-3 sm:px-7">
        <SearchForm text={typed}>
          <SearchInput
            value={typed}
            onWrite={(next) => {
              begin()
              write(next)
            }}
            isLoading={isLoading}
            onKeyDown={onKeyDown}
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
          />
        </SearchForm>
      </div>
      <div role="status" className={cx('text-text-soft', text !== '' && 'mb-4')}>
        {hasFound && <p>{t('results', { count: answer.count + answer.pages.length })}</p>}
        {answer?.elsewhere && (
          <p className="mt-1 font-semibold text-text">
            {tResults('elsewhere', { brand: answer.elsewhere })}
          </p>
        )}
        {isEmpty && (
          <p>
            <strong className="mr-1.5 text-text">{t('nothingTitle')}</strong>
            <span>{t('nothingText')}</span>
          </p>
        )}
        {hasFailed && <p>{t('failed')}</p>}
        {isLoading && answer === undefined && <p>{t('loading')}</p>}
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('list')}
        aria-busy={isLoading}
        tabIndex={-1}
        className={cx('transition-opacity', isLoading && hasFound && 'opacity-60')}
      >
        <ActiveOptionContext value={activeId}>
          {hasFound ? (
            <SearchResults answer={answer} text={text} />
          ) : (
            <Suggestions popular={popular} />
          )}
        </ActiveOptionContext>
      </div>
      <Promises marks={marks} />
    </div>
  )
}

const promises = ['fast', 'validity', 'note'] as const

/** What is true of every order, and the quality marks once the shop has some. */
function Promises({ marks }: Pick<TrustMarksProps, 'marks'>) {
  const t = useTexts(foundTexts, 'promises')
  return (
    <div className="mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-4">
      <ul
        aria-label={t('label')}
        className="flex flex-wrap gap-x-6 gap-y-1.5 text-[0.9375rem] text-text-soft"
      >
        {promises.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <Icon name="check" size={16} className="text-leaf" />
            <span>{t(name)}</span>
          </li>
        ))}
      </ul>
      <TrustMarks marks={marks} />
    </div>
  )
}
