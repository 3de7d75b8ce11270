import { change } from '@conform-to/dom/future'
import { flushSync } from 'react-dom'
import { addressParts } from '#kernel/address-parts.ts'
import type { DetailsProfileFragment } from '#storefront/graphql/generated/graphql.ts'

/** Fills what an account knows into the fields of the giver that are empty, after a log-in on the page. */
export function fillDetails(form: HTMLFormElement, profile: DetailsProfileFragment): void {
  const { firstName, lastName, email, phoneNumber, kvkNumber, vatNumber, address } = profile
  for (const [name, text] of Object.entries({
    ...{ firstName, lastName, email, confirmEmail: email },
    phoneNumber: phoneNumber ?? '',
    ...{
      companyName: address?.companyName ?? '',
      kvkNumber: kvkNumber ?? '',
      vatNumber: vatNumber ?? '',
    },
  })) {
    fillEmpty(form, { name, text })
  }
  if (isAddressEmpty(form)) fillAddress(form, address)
}

type Profile = DetailsProfileFragment

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(`details.${name}`)
  return field instanceof HTMLInputElement ? field : undefined
}

function fillEmpty(form: HTMLFormElement, { name, text }: { name: string; text: string }): void {
  const field = fieldOf(form, name)
  if (field?.value === '' && text !== '') change(field, text)
}

const isAddressEmpty = (form: HTMLFormElement): boolean =>
  addressParts.every((part) => part === 'countryCode' || !fieldOf(form, `address.${part}`)?.value)

/** The fields of another country are there once it was chosen. */
function fillAddress(form: HTMLFormElement, address: Profile['address']): void {
  const country = fieldOf(form, 'address.countryCode')
  if (!address?.countryCode || !country) return
  if (country.value !== address.countryCode)
    flushSync(() => change(country, address.countryCode ?? ''))
  for (const part of addressParts)
    if (part !== 'countryCode')
      fillEmpty(form, { name: `address.${part}`, text: address[part] ?? '' })
}
