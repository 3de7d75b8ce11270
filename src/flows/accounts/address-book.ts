import { type BookEntry, listBook } from '#domain/accounts/address-book.ts'
import {
  deleteBookedAddress,
  type SavedAddress,
  saveBookedAddress,
} from '#domain/accounts/save-booked-address.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'
import type { BookDefaults, BookedAddress } from '#kernel/address-book.ts'
import type { BookedAddressId } from '#kernel/ids.ts'
import { type AccountDeps, ensureAccount, type SessionKey } from './find-account.ts'

export type BookView = {
  entries: readonly BookEntry[]
  /** As many as it may hold. */
  max: number
}

/**
 * The address book of whoever is logged in, what stands ready first and then by name. Throws
 * `NotLoggedIn` (3804).
 */
export async function showBook(deps: AccountDeps, sessionKey: SessionKey): Promise<BookView> {
  const { id, language } = await ensureAccount(deps, sessionKey)
  const entries = await listBook(deps.db, id)
  const { compare } = new Intl.Collator(language)
  return {
    entries: entries.toSorted(
      (one, other) => readiness(other) - readiness(one) || compare(nameIn(one), nameIn(other)),
    ),
    max: deps.storefront.addressBookMax,
  }
}

const readiness = ({ isDefaultBilling, isDefaultDelivery }: BookEntry): number =>
  Number(isDefaultBilling) + Number(isDefaultDelivery)

const nameIn = ({ booked }: BookEntry): string =>
  `${booked.firstName} ${booked.lastName ?? ''} ${booked.address.city}`

type AddressToKeep = {
  sessionKey: SessionKey
  /** The entry that is changed; undefined for one to add. */
  id: BookedAddressId | undefined
  booked: BookedAddress
  defaults: BookDefaults
}

/** Keeps an address in the book of whoever is logged in. Throws 3804, 3820 and 3821. */
export async function keepAddress(
  deps: AccountDeps & Pick<Deps, 'queue'>,
  { sessionKey, ...address }: AddressToKeep,
): Promise<SavedAddress> {
  const account = await ensureAccount(deps, sessionKey)
  const accountId = account.id
  const max = deps.storefront.addressBookMax
  const now = deps.clock.now()
  return transact(deps, (tx) => saveBookedAddress(tx, { ...address, accountId, max, now }))
}

/** Takes an address out of the book of whoever is logged in. Throws 3804 and 3820. */
export async function removeAddress(
  deps: AccountDeps,
  { sessionKey, id }: { sessionKey: SessionKey; id: BookedAddressId },
): Promise<void> {
  const account = await ensureAccount(deps, sessionKey)
  const accountId = account.id
  await inOneStatement(deps, (one) => deleteBookedAddress(one, { accountId, id }))
}
