import { NotLoggedIn } from '#domain/accounts/errors.ts'
import type { OneStatement, Tx } from '#domain/db.ts'
import { LostRace } from '#domain/lost-race.ts'
import type { Deps } from './deps.ts'

const attemptsMax = 4
/** As many as could ever change one basket at once. */
const attemptsOfRaceMax = 100

/**
 * What another transaction may do to ours through no fault of the code: a deadlock, a serialisation failure,
 * or a race that only a unique rule of the table can see. Doing it all again sees the other's work.
 */
const transientCodes = new Set(['40001', '40P01'])
const racedRules = new Set([
  'orders_cart_is_paid_once',
  'orders_reference_number_is_unique',
  'orders_uuid_is_unique',
  'quote_becomes_one_order',
  'quote_number_is_given_once',
])

const isTransient = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return (
    error instanceof LostRace ||
    (typeof code === 'string' && transientCodes.has(code)) ||
    (code === '23505' && typeof constraint === 'string' && racedRules.has(constraint))
  )
}

/** A row was to belong to an account that ended meanwhile, in another browser. */
const isOfEndedAccount = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return code === '23503' && typeof constraint === 'string' && /account_id_fkey$/.test(constraint)
}

/** Runs a transaction, again when it lost a race, and wakes the workers of its jobs once they are committed. */
export async function transact<Result>(
  deps: Pick<Deps, 'db' | 'queue'>,
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return untilRaceIsWon(async () => {
    let current: Tx | undefined
    const result = await deps.db.transaction().execute((tx) => {
      current = tx
      return run(tx)
    })
    if (current !== undefined) deps.queue.committed(current)
    return result
  })
}

/**
 * One statement is a transaction by itself: no begin and no commit are sent around it. It is sent again when it lost a
 * race, since nothing of it stands then.
 */
export const inOneStatement = <Result>(
  deps: Pick<Deps, 'db'>,
  run: (one: OneStatement) => Promise<Result>,
): Promise<Result> => untilRaceIsWon(() => run(deps.db))

async function untilRaceIsWon<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (isOfEndedAccount(error)) throw new NotLoggedIn()
      const triesMax = error instanceof LostRace ? attemptsOfRaceMax : attemptsMax
      if (attempts >= triesMax || !isTransient(error)) throw error
    }
  }
}
