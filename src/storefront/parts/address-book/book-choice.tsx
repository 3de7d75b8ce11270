import { useMemo, useState } from 'react'
import { addressBookTexts } from '#i18n/texts/address-book.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type BookedPlace, labelOf } from './booked-address.ts'
import type { AddressBookState, BookUse } from './use-address-book.ts'

type BookChoiceProps = {
  /** Undefined for guests, who have none. */
  book: AddressBookState | undefined
  /** Fills in the fields. */
  onChoose: (place: BookedPlace) => void
}

/** Lets a customer choose an address that they keep; the fields stay open to change. */
export function BookChoice({ book, onChoose }: BookChoiceProps) {
  const t = useTexts(addressBookTexts)
  const [chosen, setChosen] = useState<string>()
  const addresses = book?.addresses
  const options = useMemo(
    () => addresses?.map(({ id, address }) => ({ id, label: labelOf(address) })) ?? [],
    [addresses],
  )
  if (options.length === 0) return null
  return (
    <Select
      label={t('choose')}
      options={options}
      value={chosen}
      onChange={(id) => {
        setChosen(id)
        const entry = addresses?.find((one) => one.id === id)
        if (entry) onChoose(entry.address)
      }}
    />
  )
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
