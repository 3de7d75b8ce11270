import type { Account } from '#domain/accounts/account.ts'
import { findBookDefaults } from '#domain/accounts/address-book.ts'
import { isSubscribed } from '#domain/newsletter/is-subscribed.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { BookedAddress } from '#kernel/address-book.ts'
import { findAccount, type SessionKey } from './find-account.ts'

/** To whom the next invoice is made out. */
export type Invoicing = Pick<
  Account,
  'invoiceEmail' | 'vatNumber' | 'companyName' | 'kvkNumber' | 'address'
>

export type UserView = {
  account: Account
  /** Looked up only when asked for, as all that follows. */
  isSubscribed: () => Promise<boolean>
  invoicing: () => Promise<Invoicing & { isFromBook: boolean }>
  /** Where its owner has posted what they keep; undefined where their book says nothing. */
  delivery: () => Promise<BookedAddress | undefined>
}

/**
 * SPEC §3, user info: undefined for an anonymous visitor. Whether an address gets the newsletter
 * is told to its owner, who showed that it is theirs. Invoices are made out to what stands ready
 * for them in the address book, else as the last one was.
 */
export async function showUser(
  deps: Pick<Deps, 'db' | 'clock' | 'storefront'>,
  sessionKey: SessionKey,
): Promise<UserView | undefined> {
  const account = await findAccount(deps, sessionKey)
  if (account === undefined) return undefined
  const { id, email, emailConfirmedAt } = account
  const storefront = deps.storefront.key
  const defaults = once(() => findBookDefaults(deps.db, id))
  return {
    account,
    isSubscribed: async () =>
      emailConfirmedAt !== null && (await isSubscribed(deps.db, { storefront, email })),
    invoicing: async () => {
      const { billing: entry } = await defaults()
      return entry === undefined
        ? { ...account, isFromBook: false }
        : { ...invoicingOf(entry.booked, account), isFromBook: true }
    },
    delivery: async () => (await defaults()).delivery?.booked,
  }
}

/** Several fields of one answer ask for the same. */
function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined
  return () => {
    answer ??= ask()
    return answer
  }
}

/** A company's entry says where its invoices go; else they go where the account says. */
function invoicingOf(booked: BookedAddress, { invoiceEmail }: Account): Invoicing {
  const { address } = booked
  if (booked.customerType === 'PRIVATE')
    return { invoiceEmail, vatNumber: null, companyName: null, kvkNumber: null, address }
  return {
    invoiceEmail: booked.invoiceEmail ?? invoiceEmail,
    vatNumber: booked.vatNumber ?? null,
    companyName: booked.companyName,
    kvkNumber: booked.kvkNumber ?? null,
    address,
  }
}
