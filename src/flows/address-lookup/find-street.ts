import { TooManySecretAttempts } from '#domain/secret-attempts/errors.ts'
import { readAddressQuestion } from '#kernel/postal-address.ts'
import { lookUpAddress } from './look-up-address.ts'

type TypedPlace = {
  countryCode?: string | undefined
  postCode?: string | undefined
  houseNumber?: string | undefined
}

/** The street of a Dutch postcode and number; undefined where the lookup does not know it or cannot answer now. */
export async function findStreet(
  deps: Parameters<typeof lookUpAddress>[0],
  { place, clientIp }: { place: TypedPlace; clientIp: string | undefined },
): Promise<string | undefined> {
  const isDutch = place.countryCode?.trim().toUpperCase() === 'NL'
  const question = isDutch ? readAddressQuestion(place) : undefined
  if (question === undefined) return undefined
  try {
    const answer = await lookUpAddress(deps, { ...question, clientIp })
    return answer.state === 'FOUND' ? answer.address.street : undefined
  } catch (error) {
    if (error instanceof TooManySecretAttempts) return undefined
    throw error
  }
}
