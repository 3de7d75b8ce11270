import { findVatNumber, markVatNumber } from '#domain/companies/vat-number.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { CompanyId } from '#kernel/ids.ts'

/** Job that asks the register about a company's VAT number; none without a number. */
export const checkingVatNumber = (
  companyId: CompanyId,
  vatNumber: string | undefined,
): readonly JobRequest[] =>
  vatNumber === undefined ? [] : [{ name: 'check-vat-number', payload: { companyId } }]

/**
 * Asks the register about the VAT number of a company, once for each number, and keeps the answer.
 * A number of a country that it does not have stays unchecked. Throws where the register is away.
 */
export async function checkVatNumber(
  deps: Pick<Deps, 'db' | 'clock' | 'vatRegister'>,
  { companyId }: { companyId: CompanyId },
): Promise<void> {
  const { vatRegister } = deps
  const vatNumber = await findVatNumber(deps.db, companyId)
  if (vatNumber === undefined || !vatRegister?.hasCountryOf(vatNumber)) return
  const state = await vatRegister.find(vatNumber)
  const now = deps.clock.now()
  await inOneStatement(deps, (one) => markVatNumber(one, { companyId, vatNumber, state, now }))
}
