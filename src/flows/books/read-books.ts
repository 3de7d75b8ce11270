import { sumVat } from '#domain/documents/sum-vat.ts'
import type { BookPeriod, Books } from '#domain/ledger/books.ts'
import { countBooked, readBooked, sumBooks } from '#domain/ledger/read-books.ts'
import type { Deps } from '#flows/shared/deps.ts'

/**
 * Reads the books of a period for the accountant: totals and transfers are of one and the same moment, whatever the shop does
 * meanwhile, and nothing waits for it.
 */
export const readBooks = <Result>(
  deps: Pick<Deps, 'db'>,
  period: BookPeriod,
  write: (books: Books) => Promise<Result>,
): Promise<Result> =>
  deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) =>
      write({
        ...period,
        totals: await sumBooks(tx, period),
        vat: await sumVat(tx, period),
        lineCount: await countBooked(tx, period),
        transfers: readBooked(tx, period),
      }),
    )
