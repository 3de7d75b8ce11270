import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** How long to wait, and what was spent: the budget of a network (`source`), or of one address or order. */
type Spent = { unit: 'seconds' | 'minutes'; count: number; of: string }

/** Too much came lately from one network, or about one address or order (3610). */
export class BudgetSpent extends ShopError<Spent> {
  constructor(details: Spent) {
    super(errorCodes.budgetSpent, { details })
  }
}
