import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LookupOutcome } from './look-up.ts'

const nothing = { street: '', city: '' }

/** Looks a Dutch address up once postcode and number are there and one of them is left, and fills in what follows. */
export function useAddressLookup() {
  const fields = useRef<HTMLFieldSetElement>(null)
  /** Address that the form began with; its street and town count as filled in. */
  const began = useRef({ ...nothing, postCode: '', houseNumber: '' })
  const filled = useRef({ ...nothing, postCode: '' })
  const asked = useRef('')
  const [outcome, setOutcome] = useState<LookupOutcome>()

  const inputOf = (part: string): HTMLInputElement | undefined =>
    [...(fields.current?.querySelectorAll('input') ?? [])].find(
      ({ name }) => name === part || name.endsWith(`.${part}`),
    )
  const textOf = (part: string) => inputOf(part)?.value ?? ''
  const readFields = useEffectEvent(() => {
    began.current = {
      street: textOf('street'),
      city: textOf('city'),
      postCode: textOf('postCode'),
      houseNumber: textOf('houseNumber'),
    }
    filled.current = began.current
  })
  useEffect(() => readFields(), [])

  async function ask(): Promise<void> {
    const [{ fillField, lookUp }, { readAddressQuestion }, { parsePostcode }] = await Promise.all([
      import('./look-up.ts'),
      import('#kernel/postal-address.ts'),
      import('#kernel/postcode.ts'),
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
    const { street, postCode, houseNumber } = began.current
    const isAsItBegan = typed.postCode === postCode && typed.houseNumber === houseNumber
    if (filled.current === began.current && street !== '' && isAsItBegan) return
    const isSamePostcode = question.postCode === parsePostcode(filled.current.postCode, 'NL')
    // A postcode lies in one street: a number that is not known there changes nothing of it.
    if (answer.state !== 'FOUND' && isSamePostcode) return
    const found = answer.state === 'FOUND' ? answer.address : nothing
    for (const part of ['street', 'city'] as const) {
      const input = inputOf(part)
      if (input !== undefined) fillField(input, found[part], filled.current[part])
    }
    filled.current = { ...found, postCode: typed.postCode }
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
