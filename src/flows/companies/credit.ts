import { paymentTermOf } from '#domain/companies/payment-term.ts'
import type { Db } from '#domain/db.ts'
import { receivableAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { floorOf } from '#domain/ledger/floors.ts'
import { InvoiceLongOverdue, NotOnAccount } from '#domain/receivables/errors.ts'
import { oldestDueOf } from '#domain/receivables/find-receivables.ts'
import { stopDays } from '#domain/receivables/receivable.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { CompanyId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

/** The company's term, in days. The ledger itself refuses what passes its limit. */
export async function ensureTerm(db: Db, companyId: CompanyId, now: Date): Promise<number> {
  const days = await paymentTermOf(db, companyId)
  if (days === null) throw new NotOnAccount()
  const oldest = await oldestDueOf(db, companyId)
  if (oldest !== null && isStopped(oldest, now)) throw new InvoiceLongOverdue()
  return days
}

/** True where a company gets so much more on account now. */
export async function hasCreditFor(
  db: Db,
  { companyId, amount, now }: { companyId: CompanyId; amount: Money; now: Date },
): Promise<boolean> {
  const term = await paymentTermOf(db, companyId)
  if (term === null) return false
  const oldest = await oldestDueOf(db, companyId)
  if (oldest !== null && isStopped(oldest, now)) return false
  const account = receivableAccount(companyId, amount.currency)
  const [{ cents: floorCents }, balance] = [
    await floorOf(db, account),
    await balanceOf(db, account),
  ]
  return balance - amount.cents >= floorCents
}

const isStopped = (oldestDue: Date, now: Date): boolean =>
  now.getTime() - oldestDue.getTime() > stopDays * dayMs
