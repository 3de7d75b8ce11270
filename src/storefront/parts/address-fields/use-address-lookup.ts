import { type FocusEvent, useRef, useState } from 'react'
import type { LookupOutcome } from './look-up.ts'

const nothing = { street: '', city: '' }

/** Looks a Dutch address up once postcode and number are there and one of them is left, and fills in what follows. */
export function useAddressLookup() {
  const fields = useRef<HTMLFieldSetElement>(null)
  /** Unset until a look-up filled something in: the address that the form began with stands for it. */
  const filled = useRef<typeof nothing>(undefined)
  const asked = useRef('')
  const [outcome, setOutcome] = useState<LookupOutcome>()

  const inputOf = (part: string): HTMLInputElement | undefined =>
    [...(fields.current?.querySelectorAll('input') ?? [])].find(
      ({ name }) => name === part || name.endsWith(`.${part}`),
    )
  const textOf = (part: string) => inputOf(part)?.value ?? ''
  const firstTextOf = (part: string) => inputOf(part)?.defaultValue ?? ''

  async function ask(): Promise<void> {
    const [{ fillField, lookUp }, { readAddressQuestion }] = await Promise.all([
      import('./look-up.ts'),
      import('#kernel/postal-address.ts'),
    ])
    // Read now: while the script was loading the second field may have been left as well.
    const typed = { postCode: textOf('postCode'), houseNumber: textOf('houseNumber') }
    const question = readAddressQuestion(typed)
    const key = question === undefined ? '' : `${question.postCode} ${question.houseNumber}`
    if (key === asked.current) return
    asked.current = key
    setOutcome(undefined)
    if (question === undefined) return
    const answer = await lookUp(question)
    // Another address was typed meanwhile.
    if (asked.current !== key) return
    setOutcome(answer)
    const isAsItBegan =
      typed.postCode === firstTextOf('postCode') && typed.houseNumber === firstTextOf('houseNumber')
    if (filled.current === undefined && isAsItBegan) return
    const before = filled.current ?? { street: firstTextOf('street'), city: firstTextOf('city') }
    const found = answer.state === 'FOUND' ? answer.address : nothing
    for (const part of ['street', 'city'] as const) {
      const input = inputOf(part)
      if (input !== undefined) fillField(input, found[part], before[part])
    }
    filled.current = found
  }

  return {
    fields,
    outcome,
    handleLeave: ({ target }: FocusEvent) => {
      const isAsked = /(?:^|\.)(?:postCode|houseNumber)$/.test((target as HTMLInputElement).name)
      // What cannot be loaded is typed by hand.
      if (isAsked) void ask().catch(() => undefined)
    },
  }
}
