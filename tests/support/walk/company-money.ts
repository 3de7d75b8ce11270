import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { camtOf } from '#tests/support/camt-statement.ts'
import type { Dice } from './dice.ts'
import { act } from './give-back.ts'
import { lookAtLimit } from './on-account.ts'
import type { WalkWorld } from './walk-world.ts'

/** Money of a company that stands on the shop's account, by the bank's name of it. */
export type CompanyMoney = {
  reference: string
  orderNumber: string
  companyId: string
  cents: number
  /** By hand, or as a line of a bank's file. */
  way: 'hand' | 'named' | 'file' | 'transfer'
}

type Debt = { companyId: string; orderNumber: string; cents: number; openCents: number }

const signed = ['--by', 'Walker', '--because', 'it was thrown'] as const
const euros = (cents: number): string => (cents / 100).toFixed(2)

/**
 * A company pays a part of what it owes, all of it or too much; or the shop gives it up, or pays a
 * credit back.
 */
export async function moveCompanyMoney(world: WalkWorld, dice: Dice): Promise<void> {
  const debts = await world.read<Debt>(`
    select receivables.company_id as "companyId", reference_number as "orderNumber",
        amount_cents::int as cents, (amount_cents - allocated_cents)::int as "openCents"
      from receivables join orders on orders.id = order_id order by receivables.id`)
  if (debts.length === 0) return
  const debt = dice.pick(debts)
  for (const company of world.companies) await lookAtLimit(world, company)
  if (dice.chance(12)) return giveUp(world, debt)
  if (dice.chance(15)) return payBack(world, debt, dice.chance(25) ? 1 : 0)
  const { companyId, orderNumber, cents, openCents } = debt
  const sums = [openCents, openCents + 5_00, cents, 1 + dice.below(cents), 1 + dice.below(cents)]
  const money: CompanyMoney = {
    companyId,
    orderNumber,
    reference: `C${dice.below(10 ** 9)}`,
    cents: Math.max(1, dice.pick(sums)),
    way: dice.pick(['hand', 'named', 'file', 'file', 'transfer'] as const),
  }
  world.companyMoney.push(money)
  await book(world, money)
}

/** Money is booked by its name: what a command that died left open is booked again, and once. */
export async function bookAllMoney(world: WalkWorld): Promise<void> {
  for (const money of world.companyMoney) await book(world, money)
}

function book(world: WalkWorld, money: CompanyMoney): Promise<unknown> {
  const { companyId, orderNumber, cents, reference, way } = money
  const named = ['--amount', euros(cents), '--reference', reference, ...signed]
  if (way === 'hand')
    return act(world, ['companies', 'receive', companyId, ...named], 'company money')
  if (way === 'named') {
    const words = ['companies', 'receive', companyId, '--order', orderNumber, ...named]
    return act(world, words, 'company money for an order')
  }
  if (way === 'transfer')
    return act(world, ['payments', 'transfer', orderNumber, ...named], 'company money transferred')
  const file = join(world.folder, `${reference}.xml`)
  writeFileSync(file, camtOf({ reference, amount: euros(cents), text: `factuur ${orderNumber}` }))
  const words = ['payments', 'import-bank', file]
  // Two persons who do not know of each other bring it in.
  return Promise.all([
    act(world, words, 'company money in a file'),
    act(world, words, 'company money in a file'),
  ])
}

async function giveUp(world: WalkWorld, { orderNumber }: Debt): Promise<void> {
  await act(world, ['companies', 'write-off', orderNumber, ...signed], 'a debt given up')
}

/** Pays back all that a company has to its good, or a cent more than it has. */
async function payBack(world: WalkWorld, { companyId }: Debt, tooMuchCents: number): Promise<void> {
  const [account] = await world.read<{ cents: number }>(
    `select balance_cents::int as cents from ledger_accounts where id = 'receivable:${companyId}:EUR'`,
  )
  const cents = Math.max(0, account?.cents ?? 0) + tooMuchCents
  if (cents === 0) return
  const words = ['companies', 'pay-back', companyId, '--amount', euros(cents), ...signed]
  await act(world, words, 'a credit paid back')
}
