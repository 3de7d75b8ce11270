import { type FocusEvent, useState } from 'react'
import { filtersTexts } from '#i18n/texts/filters.ts'
import { TextField } from '#ui/text-field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTexts } from '#ui/use-texts.ts'
import { parsePrice, priceText } from './list-query.ts'

type FilterPriceProps = {
  /** The price that is chosen, as the address has it. */
  chosen: string | undefined
  currencySign: string
  /** An empty text is any price. */
  onChange: (price: string) => void
  /** The price as typed so far. */
  onTyping?: ((price: string) => void) | undefined
}

/**
 * A price range to type, beside the ranges that the shop proposes. It is applied by Enter, or when both fields have
 * lost the focus, so that a visitor can go from one field to the other. Without a script there are the ranges.
 */
export function FilterPrice({ chosen = '', currencySign, onChange, onTyping }: FilterPriceProps) {
  const t = useTexts(filtersTexts, 'price')
  const isAlive = useHydrated()
  const [shown, setShown] = useState(chosen)
  const [typed, setTyped] = useState(() => typedOf(chosen))
  // Another range was chosen, here or in the address.
  if (shown !== chosen) {
    setShown(chosen)
    setTyped(typedOf(chosen))
  }
  const commit = () => {
    const price = readTyped(typed)
    if (price !== chosen) onChange(price)
  }
  const handleLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) commit()
  }
  if (!isAlive) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears when its fields are left.
    <div
      className="mt-2.5 grid max-w-sm grid-cols-2 gap-2.5"
      onBlur={handleLeaving}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    >
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={t(end === 'from' ? 'atLeast' : 'atMost')}
          prefix={currencySign}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={6}
          value={typed[end]}
          onChange={({ target }) => {
            const next = { ...typed, [end]: target.value.replaceAll(/\D/g, '') }
            setTyped(next)
            onTyping?.(readTyped(next))
          }}
        />
      ))}
    </div>
  )
}

type Typed = { from: string; to: string }

function typedOf(price: string): Typed {
  const { from = 0, to } = parsePrice(price) ?? {}
  return { from: from === 0 ? '' : String(from), to: to === undefined ? '' : String(to) }
}

/** The value for the address, lower end first; empty where both ends are open. */
function readTyped({ from, to }: Typed): string {
  const ends = parsePrice(`${from || '0'}-${to}`)
  return ends === undefined || (ends.from === 0 && ends.to === undefined) ? '' : priceText(ends)
}
