import { type KeyboardEvent, useRef, useState } from 'react'
import { brandsTexts } from '#i18n/texts/brands.ts'
import type { BrandRowFragment } from '#storefront/graphql/generated/graphql.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { BrandRow } from './brand-row.tsx'
import { findBrands, groupByLetter } from './find-brands.ts'

/**
 * Filters while the visitor types. The arrow keys go from the box through the names and round; Enter in the box opens
 * the first one.
 */
export function BrandFinder({ brands }: { brands: readonly BrandRowFragment[] }) {
  const t = useTexts(brandsTexts)
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const found = findBrands(brands, typed)
  const stopsOf = () => [
    ...(box.current?.querySelectorAll<HTMLElement>('input, [data-brands] a') ?? []),
  ]

  function handleKey(event: KeyboardEvent) {
    const stops = stopsOf()
    const at = stops.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Enter' && at === 0) stops[1]?.click()
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    if (at === -1) return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    stops.at((at + step) % stops.length)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; every name is a link.
    <div ref={box} onKeyDown={handleKey}>
      <div className="sticky -top-6 z-10 -mx-1 -mt-6 border-line border-b bg-surface px-1 pt-5 pb-3">
        <TextField
          label={t('filter')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={60}
        />
        <p role="status" className="mt-2 text-[0.9375rem] text-text-soft">
          {t('found', { count: found.length })}
        </p>
        {typed === '' && (
          <Letters brands={brands} onJump={(letter) => jumpTo(box.current, letter)} />
        )}
      </div>
      {found.length === 0 && (
        <div className="grid justify-items-start gap-3 py-6">
          <p>{t('nothing')}</p>
          <Button variant="quiet" size="small" onClick={() => setTyped('')}>
            {t('clear')}
          </Button>
        </div>
      )}
      <ul data-brands className="-mx-2 grid gap-x-4 gap-y-1 py-3 sm:grid-cols-2">
        {found.map((brand) => (
          <li key={brand.id} data-letter={brand.letter} className="scroll-mt-52">
            <BrandRow brand={brand} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses the first name under a letter, so that keyboards go on from there. */
function jumpTo(box: HTMLElement | null, letter: string) {
  const row = box?.querySelector<HTMLElement>(`[data-letter="${CSS.escape(letter)}"]`)
  row?.querySelector('a')?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'start' })
}

type LettersProps = { brands: readonly BrandRowFragment[]; onJump: (letter: string) => void }

function Letters({ brands, onJump }: LettersProps) {
  const t = useTexts(brandsTexts)
  return (
    <ul aria-label={t('letters')} className="-mx-1 mt-1 flex overflow-x-auto sm:flex-wrap">
      {groupByLetter(brands).map(({ letter }) => (
        <li key={letter}>
          <button
            type="button"
            aria-label={letter === '#' ? t('others') : t('letter', { letter })}
            onClick={() => onJump(letter)}
            className="touch grid place-items-center rounded-full font-bold font-display hover:bg-action-soft hover:text-action sm:min-w-7"
          >
            {letter}
          </button>
        </li>
      ))}
    </ul>
  )
}
