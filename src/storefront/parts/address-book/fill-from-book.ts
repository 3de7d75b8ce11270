import { change } from '@conform-to/dom/future'
import { flushSync } from 'react-dom'
import { addressParts } from '#kernel/address-parts.ts'
import { type BookedPlace, bookedNameOf } from './booked-address.ts'

/** Fills in to whom and where something is posted; the name only where the form asks for one. */
export function fillDelivery(form: HTMLFormElement, address: BookedPlace): void {
  const write = writer(form)
  write('receiver.name', bookedNameOf(address))
  write('address.companyName', address.companyName)
  write('address.phoneNumber', address.phoneNumber)
  fillPlace(form, 'address.', address)
}

/** Fields of a company. */
const companyParts = [
  ...(['companyName', 'kvkNumber', 'vatNumber'] as const),
  ...(['referenceNumber', 'invoiceEmail'] as const),
] as const

/**
 * Fills in who orders, below this prefix. A name of which no last name is known stays what it was,
 * and so does a phone number where the book has none.
 */
export function fillBilling(form: HTMLFormElement, prefix: string, address: BookedPlace): void {
  const write = writer(form)
  chooseType(form, { name: `${prefix}customerType`, type: address.customerType ?? 'PRIVATE' })
  if (address.lastName) {
    write(`${prefix}firstName`, address.firstName)
    write(`${prefix}lastName`, address.lastName)
  }
  if (address.phoneNumber) write(`${prefix}phoneNumber`, address.phoneNumber)
  fillPlace(form, `${prefix}address.`, address)
  // A company abroad has no field for a number of the Dutch register.
  for (const part of companyParts) write(`${prefix}${part}`, address[part])
}

/** The fields of a country are there once it was chosen; the street is not asked about again. */
function fillPlace(form: HTMLFormElement, prefix: string, address: BookedPlace): void {
  const write = writer(form)
  for (const part of addressParts) write(`${prefix}${part}`, address[part])
  write(`${prefix}confirmStreet`, address.street)
}

/** Another kind of customer has other fields, which are drawn at once. */
function chooseType(form: HTMLFormElement, { name, type }: { name: string; type: string }): void {
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && field.name === name && field.type === 'radio')
      if (field.value === type && !field.checked) flushSync(() => void change(field, type))
}

/** Writes into a field as if it was typed. */
const writer = (form: HTMLFormElement) => (name: string, text: string | null | undefined) => {
  const field = form.elements.namedItem(name)
  const value = text ?? ''
  if (field instanceof HTMLInputElement && field.value !== value)
    flushSync(() => void change(field, value))
}
