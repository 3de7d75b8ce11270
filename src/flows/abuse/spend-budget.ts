import { BudgetSpent } from '#domain/budgets/errors.ts'
import { type Charge, returnBudget, spendBudget } from '#domain/budgets/spend-budget.ts'
import { CaptchaMissing } from '#domain/captcha/errors.ts'
import type { OneStatement, Tx } from '#domain/db.ts'
import type { AskedMail } from '#domain/mail/mails.ts'
import { waitUntil } from '#domain/secret-attempts/errors.ts'
import { sourceOf } from '#domain/secret-attempts/source-of.ts'
import type { BudgetLimit, BudgetName, BudgetSubject } from '#domain/storefronts/budgets.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'
import { mailboxKeyOf } from '#kernel/email.ts'
import { passCaptcha } from './pass-captcha.ts'

export type BudgetDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'captcha'> & ChargeDeps

type ChargeDeps = Pick<Deps, 'storefront' | 'secretAttemptKeys'>

export type Spending = {
  budget: BudgetName
  /** Where it comes from; null where that does not count. */
  clientIp: string | undefined | null
  /** What else it counts against; a limit of something that is not named does not count. */
  email?: string | undefined
  object?: string | undefined
  amount?: number
  /** `passed`: the request showed a proof already. */
  captcha?: 'passed' | { token: string | undefined } | undefined
}

const minuteMs = 60_000

type Counted = { limit: BudgetLimit; charge: Charge }

function chargesOf(
  { storefront, secretAttemptKeys }: ChargeDeps,
  { budget, clientIp, email, object, amount = 1 }: Spending,
): readonly Counted[] {
  const names: Record<BudgetSubject, string | undefined> = {
    source: clientIp === null ? undefined : sourceOf(clientIp),
    address: email === undefined ? undefined : mailboxKeyOf(email),
    object,
    all: '',
  }
  return storefront.fairness.budgets[budget].flatMap((limit) => {
    const name = names[limit.of]
    if (name === undefined) return []
    const kind = `${budget}:${limit.of}:${limit.above}:${limit.minutes}`
    const key = `${kind}:${secretAttemptKeys.ofBudget(`${storefront.key}:${limit.of}:${name}`)}`
    const windowMs = limit.minutes * minuteMs
    return [{ limit, charge: { key, amount, max: limit.max, windowMs } }]
  })
}

/**
 * Counts what an unpaid action costs, before it is done. False where its effect is to be left out without a word. Throws
 * `BudgetSpent` (3610), which counts nothing, and what `passCaptcha` throws where one is asked for.
 */
export async function spendBudgetOf(deps: BudgetDeps, spending: Spending): Promise<boolean> {
  const { verdict } = await transact(deps, (tx) => spendWithin(tx, deps, spending))
  const { captcha } = spending
  if (verdict === 'captcha' && captcha !== 'passed')
    await passCaptcha(deps, { token: captcha?.token ?? '', action: 'common' })
  return verdict !== 'skip'
}

/** As above, in one statement, where every limit leaves the effect out: nothing has to be taken back. */
export const spendOrSkip = async (
  deps: Pick<Deps, 'db' | 'clock'> & ChargeDeps,
  spending: Spending,
): Promise<boolean> =>
  (await inOneStatement(deps, (one) => spendWithin(one, deps, spending))).verdict === 'within'

/** Puts back what an action took that turned out to cost nothing. */
export async function returnBudgetOf(
  deps: Pick<Deps, 'db'> & ChargeDeps,
  spending: Spending,
): Promise<void> {
  const charges = chargesOf(deps, spending).map(({ charge }) => charge)
  await inOneStatement(deps, (one) => returnBudget(one, charges))
}

async function spendWithin(
  one: OneStatement,
  deps: Pick<Deps, 'clock'> & ChargeDeps,
  spending: Spending,
): Promise<{ verdict: 'within' | 'captcha' | 'skip' }> {
  const now = deps.clock.now()
  const counted = chargesOf(deps, spending)
  const charged = await spendBudget(one, { charges: counted.map(({ charge }) => charge), now })
  const over = counted.flatMap(({ limit }, at) => {
    const retryAt = charged[at]?.withinLimitAt
    return retryAt === undefined ? [] : [{ ...limit, retryAt }]
  })
  const [refusal] = over
    .filter(({ above }) => above === 'refuse')
    .toSorted((one, other) => other.retryAt.getTime() - one.retryAt.getTime())
  if (refusal !== undefined)
    throw new BudgetSpent({ ...waitUntil(refusal.retryAt, now), of: refusal.of })
  const hasProof = spending.captcha === 'passed' || Boolean(spending.captcha?.token)
  const asksProof = over.some(({ above }) => above === 'captcha')
  // Rolls back: being asked for a proof is no action yet.
  if (asksProof && !hasProof) throw new CaptchaMissing()
  if (over.some(({ above }) => above === 'skip')) return { verdict: 'skip' }
  return { verdict: asksProof ? 'captcha' : 'within' }
}

/** Counts a mail that anybody may cause. False where it is not to be sent, which the answer does not tell. */
export const spendMail = (
  deps: BudgetDeps,
  { mail: _mail, ...spending }: Omit<Spending, 'budget' | 'amount'> & { mail: AskedMail },
): Promise<boolean> => spendBudgetOf(deps, { ...spending, budget: 'mails' })

/**
 * Counts the mail of a transfer in the transaction that places its order. Above the limit of its address it needs a
 * captcha too: nobody can keep somebody else from paying. Throws `BudgetSpent` (3610) and `CaptchaMissing` (3720).
 */
export async function spendMailOfTransfer(
  tx: Tx,
  deps: Pick<Deps, 'clock'> & ChargeDeps,
  { shopperIp: clientIp, hasProof, details }: Transfer,
): Promise<void> {
  const counted = { budget: 'mails', clientIp, email: details?.email } as const
  const captcha = hasProof ? 'passed' : undefined
  const { verdict } = await spendWithin(tx, deps, { ...counted, captcha })
  if (verdict === 'skip' && !hasProof) throw new CaptchaMissing()
}

type Transfer = {
  shopperIp?: string | undefined
  hasProof: boolean
  details: { email: string } | undefined
}
