import type { ApiContext } from '#api/context.ts'
import { findStreet } from '#flows/address-lookup/find-street.ts'
import { findNumberInStreet, isStreetConfirmed, settleStreet } from '#kernel/number-in-street.ts'

type Parts = { readonly [part: string]: string | undefined }

/**
 * An input as it is judged: each `address` in it with its street settled. Every mutation with an address calls this before
 * its schema; a lookup is asked only where a number at the end of a street leaves something open. Rows of a list of
 * receivers are settled without a lookup, by `checkRow` of `kernel/receiver-list.ts`.
 */
export async function settleStreets<Input extends object>(
  ctx: ApiContext,
  input: Input,
): Promise<Input> {
  const entries = Object.entries(input).map(async ([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [name, value]
    return [name, name === 'address' ? await settle(ctx, value) : await settleStreets(ctx, value)]
  })
  return Object.fromEntries(await Promise.all(entries)) as Input
}

async function settle({ deps, clientIp }: ApiContext, address: object): Promise<object> {
  const typed: Parts = Object.fromEntries(
    Object.entries(address).filter(([, text]) => text !== null),
  )
  const isOpen = findNumberInStreet(typed) !== undefined && !isStreetConfirmed(typed)
  const found = isOpen ? await findStreet(deps, { place: typed, clientIp }) : undefined
  return settleStreet(typed, found)
}
