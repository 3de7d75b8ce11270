import { eventually } from '#tests/support/eventually.ts'
import { activateLast } from './activate-card.ts'
import { auditClearing } from './audit-clearing.ts'
import { auditCompanies } from './audit-companies.ts'
import { auditExchanges } from './audit-exchanges.ts'
import { auditForgotten } from './audit-forgotten.ts'
import { auditGoods } from './audit-goods.ts'
import { auditHandledCards } from './audit-handled-cards.ts'
import { auditMail } from './audit-mail.ts'
import { auditPayouts } from './audit-payouts.ts'
import { postAll } from './by-post.ts'
import { bookAllMoney } from './company-money.ts'
import type { Dice } from './dice.ts'
import { reachLastMonths, reachTheEnd, undoSomeLapses } from './last-days.ts'
import { decideSomeCase, decideWithdrawals } from './operator.ts'
import { sendAllPacks } from './order-packs.ts'
import { bringTransfers } from './provider-money.ts'
import { sayWhatWasLost } from './provider-moves.ts'
import { letSomeGo } from './stop-card.ts'
import { passTime } from './time.ts'
import type { WalkWorld } from './walk-world.ts'
import { listWorkDue, type Patience } from './work-due.ts'

/** Longer than the law asks for anything about a sale. */
const nobodyAsksAnyMore = { count: 8 * 53, unit: 'weeks' } as const

/**
 * Nobody does anything any more. First all that goes by itself comes to rest, then what waits for days is over, then persons
 * decide what is theirs to decide and the provider pays out; years later nobody is known any more. After each the books of
 * shop, provider, issuer and post are compared; a sentence for each difference.
 */
export async function comeToAnEnd(world: WalkWorld, dice: Dice): Promise<readonly string[]> {
  await world.psp.disarm()
  await bringTransfers(world, dice)
  await bookAllMoney(world)
  await sendAllPacks(world)
  await activateLast(world, dice)
  // Visits to the bank that nobody finished end.
  await passTime(world, { count: 1, unit: 'hours' })
  await comeToRest(world, { forDays: true, forRefunds: true })
  const atRest = [...(await auditValue(world)), ...(await auditGoods(world))]

  await passTime(world, { count: 3, unit: 'days' })
  await comeToRest(world, { forDays: false, forRefunds: true })
  await passTime(world, { count: 5, unit: 'days' })
  await comeToRest(world, { forDays: false, forRefunds: true })
  const aWeekLater = [
    ...(await auditValue(world)),
    ...(await auditGoods(world)),
    ...(await auditMail(world)),
    ...(await auditSilence(world)),
  ]

  await decideAll(world, dice)
  await world.psp.control('reports')
  await comeToRest(world, { forDays: true, forRefunds: false })
  // A job that is under way is not seen to be due.
  await eventually('that the last report is in the books', async () =>
    (await auditPayouts(world)).length === 0 ? true : undefined,
  ).catch(() => {})
  const decided = [
    ...(await auditValue(world)),
    ...(await auditPayouts(world)),
    ...(await auditGoods(world)),
  ]

  // The last mails are given up, and what their orders waited for is decided.
  await passTime(world, { count: 3, unit: 'days' })
  await comeToRest(world, { forDays: false, forRefunds: false })
  await decideAll(world, dice)
  await comeToRest(world, { forDays: true, forRefunds: false })
  if ((await auditForgotten(world)).length === 0) world.tally.blame('whoever looks sees nobody')

  const handled = await auditHandledCards(world, dice)
  await letSomeGo(world, dice)
  await reachLastMonths(world, dice)
  await comeToRest(world, { forDays: true, forRefunds: false })
  const inLastMonths = await auditValue(world)
  await reachTheEnd(world)
  await comeToRest(world, { forDays: true, forRefunds: false })
  await undoSomeLapses(world, dice)
  const afterTheEnd = await auditValue(world)
  await passTime(world, nobodyAsksAnyMore)
  let known: readonly string[] = []
  await eventually('that nobody is known any more', async () => {
    known = await auditForgotten(world)
    if (known.length === 0) return true
    // An order keeps its people until it ended and its cases were decided, and whoever forgets comes the hour after: one that ended
    // with the leap, or a refund that nobody told the end of, is forgotten a day later.
    await decideAll(world, dice)
    await passTime(world, { count: 1, unit: 'days' })
    return undefined
  }).catch(() => {})
  return [
    ...named('at rest', atRest),
    ...named('a week later', aWeekLater),
    ...named('decided', decided),
    ...named('what the operator did with cards', handled),
    ...named('in the last months of cards', inLastMonths),
    ...named('after the end of cards', afterTheEnd),
    ...named('years later', [...known, ...(await auditValue(world))]),
  ]
}

/** All that is somebody's, at whatever moment. */
const auditValue = async (world: WalkWorld): Promise<readonly string[]> => [
  ...(await auditBooks(world)),
  ...(await auditClearing(world)),
  ...(await auditExchanges(world)),
  ...(await auditCompanies(world)),
]

/** What the operator's own audit says, whole. */
async function auditBooks({ command }: WalkWorld): Promise<readonly string[]> {
  const { code, output } = await command(['audit-ledger', '--all'])
  const broken = output.split('\n').filter((line) => line.includes('broken: '))
  return code === 0 || broken.length > 0 ? broken : [output]
}

const named = (when: string, findings: readonly string[]): readonly string[] =>
  findings.map((finding) => `${when}: ${finding}`)

/** All is left alone until nothing is due. */
async function comeToRest(world: WalkWorld, patience: Patience): Promise<void> {
  let due: readonly string[] = []
  await eventually('the shop at rest', async () => {
    await sayWhatWasLost(world, { withRefunds: !patience.forRefunds })
    await sendAllPacks(world)
    due = await listWorkDue(world, patience)
    // Some of them wait to be packed.
    if (due.some((what) => what.startsWith('order '))) await postAll(world)
    return due.length === 0 ? true : undefined
  }).catch((error: Error) => {
    for (const what of due) world.tally.blame(`never done: ${what}`)
    world.tally.blame(error.message)
  })
}

/** Whatever one decision leads to is decided too. A slow machine takes its time for many: what is waited for is the next one. */
async function decideAll(world: WalkWorld, dice: Dice): Promise<void> {
  await decideWithdrawals(world, dice)
  const decisions = async (): Promise<number> => {
    const [row] = await world.read<{ count: number }>(
      'select coalesce(sum(decision_count), 0)::int as count from cases',
    )
    return row?.count ?? 0
  }
  for (;;) {
    const before = await decisions()
    const isOver = await eventually('that one more case is decided', async () => {
      const waiting = await world.read(`select from cases where state = 'open'`)
      if (waiting.length === 0) return true
      await decideSomeCase(world, dice)
      return (await decisions()) > before ? false : undefined
    }).catch((error: Error) => {
      world.tally.blame(error.message)
      return true
    })
    if (isOver) return
  }
}

/** Of a refund whose end nobody told for a week a person was told. */
async function auditSilence({ read }: WalkWorld): Promise<readonly string[]> {
  const rows = await read<{ finding: string }>(`
    select 'refund ' || id || ' is silent, and no case was made of it' as finding from refunds
      where state = 'sent' and sent_at < now() + (select ahead_ms from demonstration_time) * interval '1 millisecond'
          - interval '7 days'
        and not exists (select from cases where refund_id = refunds.id)`)
  return rows.map(({ finding }) => finding)
}
