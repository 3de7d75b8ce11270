import type { AccountBilling, AccountDetails } from '#domain/accounts/account.ts'
import type { OneStatement, Tx } from '#domain/db.ts'
import type { PostalAddress } from '#kernel/address-parts.ts'
import type { AccountId } from '#kernel/ids.ts'

/** What an order's invoice was made out to. */
export type BillingToKeep = AccountBilling & {
  vatNumber?: string | undefined
  invoiceEmail?: string | undefined
  address: PostalAddress
}

const billingColumns = ({ companyName, kvkNumber, address }: AccountBilling) => ({
  company_name: companyName ?? null,
  kvk_number: kvkNumber ?? null,
  address: address === undefined ? null : JSON.stringify(address),
})

export async function saveDetails(
  one: OneStatement,
  { id, details }: { id: AccountId; details: AccountDetails },
): Promise<void> {
  await one
    .updateTable('accounts')
    .set({
      first_name: details.firstName,
      last_name: details.lastName,
      phone_number: details.phoneNumber ?? null,
      invoice_email: details.invoiceEmail ?? null,
      vat_number: details.vatNumber ?? null,
      ...(details.billing !== undefined && billingColumns(details.billing)),
    })
    .where('id', '=', id)
    .execute()
}

/** What an order's invoice is made out to is kept for the next order. A person's has no company. */
export async function saveBilling(
  tx: Tx,
  { id, billing }: { id: AccountId; billing: BillingToKeep },
): Promise<void> {
  const { vatNumber, invoiceEmail } = billing
  await tx
    .updateTable('accounts')
    .set({
      ...billingColumns(billing),
      // What the owner wrote into the account stays where an order names none.
      ...(vatNumber !== undefined && { vat_number: vatNumber }),
      ...(invoiceEmail !== undefined && { invoice_email: invoiceEmail }),
    })
    .where('id', '=', id)
    .execute()
}

/** Null: from now on its owner signs in by the link of a mail. */
export async function setPassword(
  tx: Tx,
  { id, passwordHash, now }: { id: AccountId; passwordHash: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', id)
    .execute()
}

/** The mailbox said so. True the first time, which counts. */
export async function confirmEmail(
  tx: Tx,
  { id, now }: { id: AccountId; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ email_confirmed_at: now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** Sessions and links go with it; orders stay without it, since the law wants them kept. */
export async function deleteAccount(tx: Tx, id: AccountId): Promise<void> {
  await tx.deleteFrom('accounts').where('id', '=', id).execute()
}
