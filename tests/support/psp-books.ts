import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** One payment in the provider's own books. */
export type PspPayment = {
  /** The shop's own id of it. */
  reference: string
  status: string
  takenCents: number
  returnedCents: number
  /** Where the shopper comes back to the shop. */
  returnUrl: string
}

export type PspBooks = {
  /** Straight from its books, the oldest first: all payments, or those of one shopper. */
  payments(shopperEmail?: string): readonly PspPayment[]
  /** Any of its levers (`src/simulators/adyen/control`), by its path. */
  control(path: string, what?: object): Promise<unknown>
  /** All news about a shopper's payments once more, lost ones too; resolves when the shop has answered. */
  sendNewsAgain(shopperEmail: string): Promise<void>
  close(): void
}

/** The books of the provider's stand-in that keeps them in this folder, and its levers. */
export function openPspBooks({ folder, url }: { folder: string; url: string }): PspBooks {
  const books = new DatabaseSync(join(folder, 'adyen.sqlite'), { readOnly: true })
  const payments = (shopperEmail?: string) => readPayments(books, shopperEmail)
  const control = (path: string, what?: object) => order(`${url}/control/${path}`, what)
  return {
    payments,
    control,
    sendNewsAgain: async (shopperEmail) => {
      const references = new Set(payments(shopperEmail).map(({ reference }) => reference))
      for (const reference of references) await control(`payments/${reference}/repeat`)
    },
    close: () => books.close(),
  }
}

function readPayments(
  books: DatabaseSync,
  shopperEmail: string | undefined,
): readonly PspPayment[] {
  return books
    .prepare(
      `select merchant_reference, status, captured_value, returned_value, return_url, request
      from payments order by created_at`,
    )
    .all()
    .filter(({ request }) => {
      const { shopperEmail: email } = JSON.parse(String(request)) as { shopperEmail?: string }
      return shopperEmail === undefined || email === shopperEmail
    })
    .map((row) => ({
      reference: String(row.merchant_reference),
      status: String(row.status),
      takenCents: Number(row.captured_value),
      returnedCents: Number(row.returned_value),
      returnUrl: String(row.return_url),
    }))
}

async function order(url: string, what: object = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(what),
  })
  if (!response.ok) throw new Error(`The provider refused: ${await response.text()}`)
  return response.json()
}

/** What the provider keeps for the shop: taken and not given back. */
export const heldCents = (payments: readonly PspPayment[]): number =>
  payments.reduce((total, { takenCents, returnedCents }) => total + takenCents - returnedCents, 0)
