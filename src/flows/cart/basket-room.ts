import { type BudgetDeps, spendBudgetOf } from '#flows/abuse/spend-budget.ts'
import { findAccount, type SessionKey } from '#flows/accounts/find-account.ts'

/** A dozen gifts with their notes: what people add by hand is not counted. */
const freeBytes = 4096

/**
 * Counts by how much a basket is about to grow against the network that asks: it is kept for weeks. Baskets of accounts
 * are not counted. The function throws `BudgetSpent` (3610).
 */
export const basketRoom =
  (
    deps: BudgetDeps,
    { clientIp, sessionKey }: { clientIp: string | undefined; sessionKey: SessionKey },
  ) =>
  async (bytes: number): Promise<void> => {
    if (bytes <= freeBytes || (await findAccount(deps, sessionKey)) !== undefined) return
    await spendBudgetOf(deps, { budget: 'basketBytes', clientIp, amount: bytes })
  }
