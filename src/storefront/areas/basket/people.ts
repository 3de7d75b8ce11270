import { basketTexts } from '#i18n/texts/basket.ts'
import { deliveryParts } from '#kernel/address-parts.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { KnownPersonFragment } from '#storefront/graphql/generated/graphql.ts'
import { addressIn } from '#storefront/parts/gift-form/address-in.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { NewReceiver } from './receiver-to-change.ts'

/** Others whom the visitor named in this basket. */
export const peopleIn = (receivers: readonly KnownPersonFragment[]): NewReceiver[] =>
  receivers.map(({ name, email, giverName, address }) => ({
    ...{ name, email: email ?? '', giverName: giverName ?? '', address: addressIn(address) },
  }))

const namesShown = 3

/**
 * Names as "Sanne, Kees", and how many others there are. Namesakes among all who are known are told
 * apart.
 */
export function useNames(people: readonly NewReceiver[], known = people): string {
  const t = useTexts(basketTexts, 'deliveryMode')
  const shown = people.slice(0, namesShown).map((person) => nameAmong(known, person))
  return t('names', { names: shown.join(', '), more: people.length - shown.length })
}

/** Name of a person; with their e-mail address or town where another one is called the same. */
function nameAmong(people: readonly NewReceiver[], { name, email, address }: NewReceiver): string {
  const where = email || address?.city
  const isShared = people.filter((other) => other.name === name).length > 1
  return isShared && where ? `${name} (${where})` : name
}

/** Everybody but one of them, who was chosen or typed anew. */
export function allBut(people: readonly NewReceiver[], one: NewReceiver): NewReceiver[] {
  const isChosen = people.includes(one)
  return people.filter((other) => (isChosen ? other !== one : !isTypedAnew(other, one)))
}

const isTypedAnew = (known: NewReceiver, typed: NewReceiver): boolean =>
  known.name === typed.name &&
  known.email === typed.email &&
  (known.email !== '' || isSamePlace(known.address, typed.address))

export const isSamePlace = (one: NewReceiver['address'], other: NewReceiver['address']): boolean =>
  deliveryParts.every((part) => one?.[part] === other?.[part])

graphql(`
  fragment KnownPerson on CartReceiver {
    name
    email
    giverName
    address {
      ...PostalParts
    }
  }
`)
