import { eventually } from '#tests/support/eventually.ts'
import { openAccount } from '#tests/support/open-account.ts'
import { confirmAddress, openCompany, orderOnAccount } from '#tests/support/order-on-account.ts'
import type { PaymentAnswer, Visitor } from '#tests/support/visitor.ts'
import { domains, fillBasket, type Giver } from './buyers.ts'
import type { Dice } from './dice.ts'
import { noteOrder } from './note-order.ts'
import type { WalkWorld } from './walk-world.ts'

/** A company that may order on account, with its owner. */
export type WalkCompany = {
  companyId: string
  visitor: Visitor
  /** As much as it was ever allowed to owe. */
  limitCents: number
}

/** In euros. */
const limits = [100, 250, 500, 2000]
/** Mail servers that take a mail in the end. */
const goodDomains = ['post.example', 'slow.example', 'busy.example']

/** Somebody orders for a company, which pays later: for one that is known, or for a new one. */
export async function orderForCompany(
  world: WalkWorld,
  dice: Dice,
  number: number,
): Promise<Giver | undefined> {
  const isKnown = world.companies.length > 0 && dice.chance(70)
  const company = isKnown ? dice.pick(world.companies) : await found(world, dice, number)
  const { visitor, companyId } = company
  await fillBasket(visitor, dice, number)
  const answer = await order(world, company, dice.chance(25) ? 2 : 1)
  const giver = noteOrder(world, { visitor, answer, what: 'on account' })
  if (answer.state === 'PAID' && giver !== undefined) world.toldOwed.set(giver.orderUuid, companyId)
  await lookAtLimit(world, company)
  return giver
}

/** The button is pressed once, or twice at once. */
async function order(
  world: WalkWorld,
  { visitor, companyId }: WalkCompany,
  presses: 1 | 2,
): Promise<PaymentAnswer> {
  const told = await Promise.allSettled(
    Array.from({ length: presses }, () => orderOnAccount(visitor, companyId)),
  )
  const answers = told.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const paid = answers.filter(({ state }) => state === 'PAID')
  if (paid.length > 1) world.tally.blame(`company ${companyId}: one basket is ordered twice`)
  const answer = paid[0] ?? answers[0]
  if (answer !== undefined) return answer
  throw (told[0] as PromiseRejectedResult).reason
}

/** A customer confirms their address and opens a company, which the operator gives credit. */
async function found(world: WalkWorld, dice: Dice, number: number): Promise<WalkCompany> {
  const visitor = world.visitor(dice)
  const email = `owner-${number}@${dice.pick(goodDomains)}`
  await openAccount(visitor, email)
  const token = await eventually(`the mail that asks ${email} to confirm`, () =>
    world.post.confirmToken(email),
  )
  // Its row goes once it is confirmed.
  for (const { id } of await world.read<{ id: string }>('select id from account_mails'))
    world.accountMails.add(id)
  await confirmAddress(visitor, token)
  const companyId = await openCompany(visitor, {
    name: `Bakkerij ${number}`,
    invoiceEmails: dice.chance(30) ? '' : `books-${number}@${dice.pick(domains)}`,
  })
  const limit = dice.pick(limits)
  const signed = ['--by', 'Walker', '--because', 'it was thrown']
  const company = { companyId, visitor, limitCents: limit * 100 }
  world.companies.push(company)
  const days = dice.pick(['14', '30'])
  for (const words of [
    ['companies', 'limit', companyId, '--amount', `${limit}.00`, ...signed],
    ['companies', 'term', companyId, '--days', days, ...signed],
  ]) {
    const { code } = await world.command(words)
    world.tally.count(`operator: ${words[1]} ${code === 0 ? 'set' : 'not set'}`)
  }
  world.tally.count('company: opened')
  return company
}

/** At no moment does a company owe more than it was allowed to. */
export async function lookAtLimit(
  { read, tally }: Pick<WalkWorld, 'read' | 'tally'>,
  { companyId, limitCents }: WalkCompany,
): Promise<void> {
  const [account] = await read<{ cents: number }>(
    `select balance_cents::int as cents from ledger_accounts where id = 'receivable:${companyId}:EUR'`,
  )
  if ((account?.cents ?? 0) < -limitCents)
    tally.blame(`company ${companyId} owes ${-(account?.cents ?? 0)}, and may owe ${limitCents}`)
}
