import type { ApiContext } from '#api/context.ts'
import { CartMoved } from '#domain/cart/errors.ts'
import { takeUpVisitor } from '#flows/accounts/take-up-visitor.ts'

/**
 * Longer than a request is on its way: from then on a browser that still sends the cookie of before has no other.
 * Shorter than a browser follows where it is led, twenty times.
 */
const lateMs = 5000

/** How long a late request is held, so that the answer with the new cookie comes first. */
export const holdLateMs = 300

/**
 * Does what is asked by the visitor's key. Where that key was renewed by a log-in or a log-out, it is done again by the
 * key of the session that proves to be the same account's. Without one the request was on its way meanwhile, and is sent
 * again (`isLate`); or its browser never heard of the new cookie, or it is not the browser at all: it gets nothing.
 */
export async function followVisitor<Result>(
  ctx: ApiContext,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CartMoved)) throw error
    await goOnAs(ctx, error)
    return work()
  }
}

async function goOnAs({ visitor, deps }: ApiContext, moved: CartMoved): Promise<void> {
  const { key, sessionKey, bySession } = visitor
  if (key !== undefined && sessionKey !== undefined && bySession !== undefined) {
    const { accountId: movedFor } = moved
    const asked = { visitorKey: key, sessionKey, visitor: bySession, movedFor }
    if (await takeUpVisitor(deps, asked)) return visitor.goBySession()
  }
  const passedMs = deps.clock.now().getTime() - moved.movedAt.getTime()
  if (passedMs > lateMs && visitor.isAskedAgain) return visitor.startAnew()
  visitor.isLate = true
  throw moved
}
