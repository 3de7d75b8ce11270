import { change } from '@conform-to/dom/future'
import type { AddressPart } from '#kernel/address-parts.ts'
import {
  type ChosenParts,
  chosenParts,
  findNumberInStreet,
  type NumberChoice,
  type NumberInStreet,
} from '#kernel/number-in-street.ts'

type Form = HTMLFormElement | null | undefined
type NameOf = (part: AddressPart) => string

/** The number at the end of the street that stands in a form. Loaded when the shop asks about it. */
export function findNumberInForm(form: Form, nameOf: NameOf): NumberInStreet | undefined {
  if (!form) return undefined
  const typed = new FormData(form)
  const textOf = (part: AddressPart) => String(typed.get(nameOf(part)) ?? '')
  return findNumberInStreet({
    countryCode: textOf('countryCode'),
    street: textOf('street'),
    houseNumber: textOf('houseNumber'),
    suffix: textOf('suffix'),
  })
}

/** Writes what was chosen into the fields, and gives the street the focus; gives what was written. */
export function writeChoice(
  form: Form,
  { nameOf, choice }: { nameOf: NameOf; choice: NumberChoice },
): ChosenParts {
  const number = findNumberInForm(form, nameOf)
  if (!form || number === undefined) return {}
  const parts = chosenParts(number, choice)
  for (const part of ['houseNumber', 'suffix', 'street'] as const) {
    const input = form.elements.namedItem(nameOf(part))
    const text = parts[part]
    if (input instanceof HTMLInputElement && text !== undefined) change(input, text)
  }
  const street = form.elements.namedItem(nameOf('street'))
  if (street instanceof HTMLInputElement) {
    // The street that is confirmed has not changed: the form hears that its problem is over.
    street.dispatchEvent(new InputEvent('input', { bubbles: true }))
    street.focus()
  }
  return parts
}
