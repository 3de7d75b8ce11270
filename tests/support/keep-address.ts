import type { Visitor } from '#tests/support/visitor.ts'

const keep = `mutation Keep($userData: UserData!, $input: AddressToKeep!) {
  keepAddress(userData: $userData, input: $input) { errors { code } } }`

/** Keeps an address in Utrecht in the book of a visitor who is logged in. */
export async function keepAddress(
  visitor: Visitor,
  given: { firstName: string; lastName?: string; [part: string]: unknown },
): Promise<void> {
  const address = {
    countryCode: 'NL',
    postCode: '3511 AB',
    houseNumber: '12',
    street: 'Oudegracht',
    city: 'Utrecht',
  }
  const input = { customerType: 'PRIVATE', address, ...given }
  const answer = await visitor.ask<{ keepAddress: { errors: readonly object[] } }>(keep, { input })
  if (answer.keepAddress.errors.length > 0) throw new Error(JSON.stringify(answer))
}
