import { useEffect, useRef, useState } from 'react'
import type { AddressField } from '#kernel/address-parts.ts'
import type { NumberChoice, NumberInStreet } from '#kernel/number-in-street.ts'
import { StreetChoice } from './street-choice.tsx'

type StreetQuestionProps = {
  /** The name and the problem of a field, as the form around it has them. */
  field: (part: AddressField) => { name: string; error: string | undefined }
  /** A street that was confirmed before. */
  confirmed: string | undefined
}

const loadWork = () => import('./number-in-form.ts')

/** Lets the visitor choose once the shop asked about a number at the end of their street. */
export function StreetQuestion({ field, confirmed: before = '' }: StreetQuestionProps) {
  const hidden = useRef<HTMLInputElement>(null)
  const [confirmed, setConfirmed] = useState(before)
  const [number, setNumber] = useState<NumberInStreet>()
  const { error } = field('street')
  const nameOf = (part: AddressField) => field(part).name
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of the fields do not change.
  useEffect(() => {
    setNumber(undefined)
    const form = hidden.current?.form
    if (error === undefined || !form) return
    const stop = new AbortController()
    // What cannot be loaded is mended by hand.
    loadWork().then(
      ({ findNumberInForm }) => {
        if (stop.signal.aborted) return
        const read = () => {
          const found = findNumberInForm(form, nameOf)
          setNumber(found?.isSame ? undefined : found)
        }
        read()
        form.addEventListener('input', read, { signal: stop.signal })
      },
      () => undefined,
    )
    return () => stop.abort()
  }, [error])
  const choose = async (choice: NumberChoice) => {
    const { writeChoice } = await loadWork()
    const parts = writeChoice(hidden.current?.form, { nameOf, choice })
    if (parts.confirmStreet !== undefined) setConfirmed(parts.confirmStreet)
  }
  return (
    <>
      <input
        ref={hidden}
        type="hidden"
        name={nameOf('confirmStreet')}
        value={confirmed}
        onInput={({ currentTarget }) => setConfirmed(currentTarget.value)}
      />
      {number && <StreetChoice number={number} onChoose={(choice) => void choose(choice)} />}
    </>
  )
}
