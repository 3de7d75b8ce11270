import { useMemo, useRef, useState } from 'react'
import { addressBookTexts } from '#i18n/texts/address-book.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type BookedPlace, labelOf } from './booked-address.ts'
import type { AddressBookState, BookUse } from './use-address-book.ts'

type BookChoiceProps = {
  /** Undefined for guests, who have none. */
  book: AddressBookState | undefined
  fills: FilledPart
  /** Called once the fields are filled in. */
  onFilled: () => void
}

/** Part of the form around the choice: where something is posted, or who orders. */
type FilledPart =
  | { part: 'delivery' }
  /** Its fields have this prefix. */
  | { part: 'billing'; prefix: string }

/** Fills in an address that a customer keeps; the fields stay open to change. */
export function BookChoice({ book, fills, onFilled }: BookChoiceProps) {
  const t = useTexts(addressBookTexts)
  const [chosen, setChosen] = useState<string>()
  const around = useRef<HTMLDivElement>(null)
  const addresses = book?.addresses
  const options = useMemo(
    () => addresses?.map(({ id, address }) => ({ id, label: labelOf(address) })) ?? [],
    [addresses],
  )
  if (options.length === 0) return null
  const fill = async (id: string | undefined) => {
    const form = around.current?.closest('form')
    const entry = addresses?.find((one) => one.id === id)
    if (!form || !entry) return
    await fillIn(form, entry.address, fills)
    onFilled()
  }
  return (
    <div ref={around}>
      <Select
        label={t('choose')}
        options={options}
        value={chosen}
        onChange={(id) => {
          setChosen(id)
          // Fields stay to be typed where this cannot be loaded.
          void fill(id).catch(() => undefined)
        }}
      />
    </div>
  )
}

async function fillIn(form: HTMLFormElement, place: BookedPlace, fills: FilledPart): Promise<void> {
  const { fillBilling, fillDelivery } = await import('./fill-from-book.ts')
  if (fills.part === 'delivery') fillDelivery(form, place)
  else fillBilling(form, fills.prefix, place)
}

type SaveToBookProps = { book: AddressBookState | undefined; use: BookUse }

/** Keeps what is typed above it once the form is sent; nobody's address is kept without a tick. */
export function SaveToBook({ book, use }: SaveToBookProps) {
  const t = useTexts(addressBookTexts)
  if (book === undefined) return null
  if (book.isFull) return <p className="text-[0.9375rem] text-text-soft">{t('noRoom')}</p>
  return (
    <Checkbox
      checked={book.isKept(use)}
      onChange={({ currentTarget }) => book.setKept(use, currentTarget.checked)}
    >
      {t('save')}
    </Checkbox>
  )
}
