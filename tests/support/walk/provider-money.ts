import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dice } from './dice.ts'
import { readBooks } from './sqlite.ts'
import type { WalkWorld } from './walk-world.ts'

type Control = Pick<WalkWorld, 'psp' | 'tally' | 'books'>

/** A bank brings money for a visit that nobody finished: too little, too much, or what was asked, at any time. */
export async function payAnotherAmount(world: Control, dice: Dice): Promise<void> {
  const unpaid = readBooks<{ reference: string; cents: number }>(
    world.books.provider,
    `select merchant_reference as reference, amount_value as cents from payments
      group by merchant_reference having count(*) = 1 and max(status) <> 'authorised'
      order by merchant_reference`,
  )
  if (unpaid.length === 0) return
  const { reference, cents } = dice.pick(unpaid)
  const way = dice.pick(['a cent too little', 'too little', 'a cent too much', 'too much', 'late'])
  const amounts: Readonly<Record<typeof way, number>> = {
    'a cent too little': cents - 1,
    'too little': 1 + dice.below(cents - 1),
    'a cent too much': cents + 1,
    'too much': cents + 1 + dice.below(cents),
    late: cents,
  }
  await world.psp.control(`payments/${reference}/announce`, {
    ...{ eventCode: 'AUTHORISATION', amount: amounts[way] },
  })
  world.tally.count(`provider: paid ${way}`)
}

/** The bank of somebody who was told whereto sends what they chose. A transfer that is over by then finds nobody. */
export async function transfer(
  { psp, books }: Control,
  { paymentId, choice }: { paymentId: string; choice: 'pay' | 'less' | 'more' },
): Promise<void> {
  const [page] = readBooks<{ token: string }>(
    books.provider,
    `select page_token as token from payments where merchant_reference = '${paymentId}' and status = 'pending'`,
  )
  if (page === undefined) return
  await fetch(`${psp.environment.ADYEN_BASE_URL}/bank/${page.token}`, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  })
}

/** Days after somebody ordered their money comes, or some of it. */
export async function bringTransfers(world: Control & Coming, dice: Dice): Promise<void> {
  for (const paymentId of world.transfersToCome.splice(0)) {
    await transfer(world, { paymentId, choice: dice.pick(['pay', 'pay', 'pay', 'less']) })
    world.tally.count('provider: a transfer came later')
  }
}

type Coming = Pick<WalkWorld, 'transfersToCome'>

/** Money of a payment that this shop never began. */
export async function paySomebodyElse({ psp, tally }: Control, dice: Dice): Promise<void> {
  const isLikeOurs = dice.chance(50)
  const name = `${isLikeOurs ? 'pay_' : 'elsewhere-'}${dice.below(10 ** 9)}`
  await psp.control(`payments/${name}/foreign`, { amount: 1 + dice.below(100_00) })
  tally.count('provider: money of somebody else')
}

/** The provider counts together what happened, pays it out and tells of its report, or forgets to. */
export async function payOut(world: Control & Office, dice: Dice): Promise<void> {
  const { psp, tally } = world
  const isSilent = dice.chance(30)
  const report = (await psp.control('reports', { isSilent })) as Report
  if (report.batch === undefined) return
  tally.count(`provider: paid out${isSilent ? ', and told nobody' : ''}`)
  if (isSilent && dice.chance(60)) await importByHand(world, report)
}

type Report = { batch?: number; url?: string }
type Office = Pick<WalkWorld, 'command' | 'folder' | 'fleet'>

/** Two persons who do not know of each other bring a report in. */
async function importByHand(
  { psp, command, folder, fleet, tally }: Control & Office,
  { batch, url = '' }: Report,
): Promise<void> {
  const { ADYEN_REPORT_USER, ADYEN_REPORT_PASSWORD } = psp.environment
  const user = Buffer.from(`${ADYEN_REPORT_USER}:${ADYEN_REPORT_PASSWORD}`).toString('base64')
  const answer = await fetch(url, { headers: { authorization: `Basic ${user}` } })
  const file = join(folder, `batch-${batch}.csv`)
  writeFileSync(file, await answer.text())
  const before = fleet.outages()
  const words = ['payouts', 'import', file]
  const told = await Promise.all([command(words), command(words)])
  const isUndisturbed = !before.isAway && fleet.outages().count === before.count
  for (const { code, output } of told)
    if (isUndisturbed && code !== 0) tally.blame(`${words.join(' ')}: ${output}`)
  tally.count('operator: brought a report in, twice at once')
}
