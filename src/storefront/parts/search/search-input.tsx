import { type ComponentProps, useRef } from 'react'
import { searchTexts } from '#i18n/texts/search.ts'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useEarlyInput } from '#ui/use-early-input.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTexts } from '#ui/use-texts.ts'

type SearchInputProps = Omit<ComponentProps<'input'>, 'ref' | 'className' | 'onChange'> & {
  value: string
  onWrite: (text: string) => void
  isLoading?: boolean | undefined
}

/** More is not looked at; the server cuts there as well. */
const lengthMax = 100

const roundButton =
  'touch grid shrink-0 place-items-center rounded-full text-text-soft hover:bg-surface-gray hover:text-text'

/**
 * The box to type in, with a button that empties it. Its glass sends the form, at once: as the form itself it works
 * before the page is hydrated, and a disabled one would keep Enter from doing so.
 */
export function SearchInput({ value, onWrite, isLoading = false, ...input }: SearchInputProps) {
  const t = useTexts(searchTexts)
  const field = useRef<HTMLInputElement>(null)
  const isAlive = useHydrated()
  return (
    <div
      ref={useEarlyInput<HTMLDivElement>()}
      className="flex min-h-12 items-center rounded-full border-[1.5px] border-line-field bg-surface px-1 focus-within:border-text focus-within:ring-[1.5px] focus-within:ring-text"
    >
      <button type="submit" aria-label={t('submit')} className={roundButton}>
        <Icon name="search" size={20} />
      </button>
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
        ref={field}
        type="text"
        name="s"
        maxLength={lengthMax}
        value={value}
        onChange={(event) => onWrite(event.target.value)}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        className="min-w-0 flex-1 bg-transparent py-2 pr-2 text-[1.0625rem] outline-none placeholder:text-text-soft xl:placeholder:text-[0.9375rem] focus-visible:shadow-none"
      />
      {isLoading && <Spinner className="text-text-soft" />}
      {value !== '' && (
        <button
          type="button"
          aria-label={t('clear')}
          disabled={!isAlive}
          onClick={() => {
            onWrite('')
            field.current?.focus()
          }}
          className={roundButton}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  )
}
