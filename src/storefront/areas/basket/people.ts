import { basketTexts } from '#i18n/texts/basket.ts'
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

/** As "Sanne, Kees" and, of many, that there are others. */
export function useNames(names: readonly string[]): string {
  const t = useTexts(basketTexts, 'deliveryMode')
  const distinct = [...new Set(names)]
  const shown = distinct.slice(0, namesShown)
  return t('names', { names: shown.join(', '), more: distinct.length - shown.length })
}

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
