import { change } from '@conform-to/dom/future'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

export type LookupOutcome = { isDemonstration: boolean } & (
  | { state: 'FOUND'; address: { street: string; city: string } }
  | { state: 'UNKNOWN' | 'UNAVAILABLE' }
)

type AddressQuestion = { postCode: string; houseNumber: string }

const unavailable: LookupOutcome = { state: 'UNAVAILABLE', isDemonstration: false }

/** Asks where an address lies. Whatever fails on the way, it is typed by hand. */
export async function lookUp(question: AddressQuestion): Promise<LookupOutcome> {
  try {
    const { addressLookup } = await callShop(AddressLookupDocument, question)
    const { state, address, isDemonstration } = addressLookup
    if (state === 'FOUND' && address)
      return { state, address, isDemonstration: isDemonstration === true }
    if (state === 'UNKNOWN') return { state, isDemonstration: isDemonstration === true }
    return unavailable
  } catch {
    return unavailable
  }
}

const AddressLookupDocument = graphql(`
  query AddressLookup($userData: UserData!, $postCode: String!, $houseNumber: String!) {
    addressLookup(userData: $userData, postCode: $postCode, houseNumber: $houseNumber) {
      state
      address { street city }
      isDemonstration
    }
  }
`)

/**
 * Fills a field that is empty, or that holds what was filled in before: typed text stays. In the
 * field that has the focus the text is selected, so that typing goes on in its place.
 */
export function fillField(field: HTMLInputElement, text: string, filledBefore: string): void {
  if (field.value === text || (field.value !== '' && field.value !== filledBefore)) return
  change(field, text)
  if (document.activeElement === field) field.select()
}
