/** As postcode and number are kept: `1012 JS` and digits. */
export type AddressQuestion = { postCode: string; houseNumber: string }

export type FoundAddress = { street: string; city: string }

/**
 * Says where a Dutch postcode and house number lie. Undefined where it knows none, or more than one: nothing is guessed.
 * Throws `AddressLookupUnreachable` when it does not answer soon.
 */
export type AddressLookup = {
  /** Knows a few places alone, so that not finding one says nothing. */
  isDemonstration: boolean
  find(question: AddressQuestion): Promise<FoundAddress | undefined>
}

/** Its message never holds what was asked. */
export class AddressLookupUnreachable extends Error {}
