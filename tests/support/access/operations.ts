import type { Access } from './access.ts'
import { accountOperations } from './account-operations.ts'
import { orderOperations } from './order-operations.ts'
import { shopOperations } from './shop-operations.ts'

/** Rules of all queries and mutations; `tests/api/access-matrix.test.ts` holds the API to them. */
export const accessOfOperations: Record<string, Access> = {
  ...shopOperations,
  ...orderOperations,
  ...accountOperations,
}
