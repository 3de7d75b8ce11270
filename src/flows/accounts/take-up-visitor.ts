import { visitorKeyOf } from '#domain/accounts/visitor.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { AccountId, VisitorId } from '#kernel/ids.ts'
import { type AccountDeps, findAccount } from './find-account.ts'
import { moveVisitor } from './move-visitor.ts'

type TakeUp = {
  /** The key of before, which a late answer put back or another log-in replaced. */
  visitorKey: string
  sessionKey: string
  /** Who the browser is by its session. */
  visitor: VisitorId
  /** Whose log-in moved what lay under the key. */
  movedFor: AccountId | undefined
}

/**
 * Brings what went elsewhere to the browser that is logged in to the same account. False for anybody else: the key of
 * before alone opens nothing.
 */
export async function takeUpVisitor(
  deps: AccountDeps & Pick<Deps, 'queue'>,
  { visitorKey: from, sessionKey, visitor, movedFor }: TakeUp,
): Promise<boolean> {
  const account = await findAccount(deps, sessionKey)
  if (account === undefined || account.id !== movedFor) return false
  const { id: accountId } = account
  const now = deps.clock.now()
  const to = visitorKeyOf(visitor)
  await transact(deps, (tx) => moveVisitor(tx, { from, to, accountId, now }))
  return true
}
