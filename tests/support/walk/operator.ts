import type { Dice } from './dice.ts'
import { readBooks } from './sqlite.ts'
import type { WalkWorld } from './walk-world.ts'

type Office = Pick<WalkWorld, 'command' | 'tally' | 'fleet' | 'read' | 'books'>

/** Somebody at the command line who decides a case that waits, by what is offered and by chance. */
export async function decideSomeCase(world: Office, dice: Dice): Promise<void> {
  const { command, tally, fleet } = world
  const { output } = await command(['cases'])
  const waiting = [...output.matchAll(/^(cas_\w+): .* decides ([a-z-]+(?: or [a-z-]+)*),/gm)]
  if (waiting.length === 0) return
  const [, id = '', offered = ''] = dice.pick(waiting)
  const decision = (await knownTruth(world, id)) ?? dice.pick(offered.split(' or '))
  const before = fleet.outages()
  const signed = ['--by', 'Walker', '--because', 'it was thrown']
  const words = [
    'cases',
    'decide',
    id,
    decision,
    ...(await forWhom(world, decision, dice)),
    ...signed,
  ]
  const answer = await command(words)
  const isUndisturbed = !before.isAway && fleet.outages().count === before.count
  const isKnown = answer.code === 0 || answer.output.includes('Nothing changed.')
  if (isUndisturbed && !isKnown) tally.blame(`${words.join(' ')}: ${answer.output}`)
  tally.count(`operator: ${decision}${answer.code === 0 ? '' : ', refused'}`)
}

/** Money that fitted no order is for one that is named, whatever that one waits for. */
async function forWhom({ read }: Office, decision: string, dice: Dice): Promise<readonly string[]> {
  if (decision !== 'give-to') return []
  const orders = await read<{ number: string }>(
    'select reference_number as number from orders order by id',
  )
  return orders.length === 0 ? [] : ['--order', dice.pick(orders).number]
}

/** Somebody decides about statements of withdrawal that wait; what cannot be paid back is refused. */
export async function decideWithdrawals(
  { command, tally, read }: Pick<Office, 'command' | 'tally' | 'read'>,
  dice: Dice,
): Promise<void> {
  if ((await read(`select from withdrawals where state = 'waiting'`)).length === 0) return
  const { output } = await command(['withdrawals', 'list'])
  for (const [, id = ''] of output.matchAll(/^(wdr_\w+): /gm)) {
    const signed = [id, '--by', 'Walker', '--because', 'it was thrown']
    const isBack =
      dice.chance(60) &&
      (await command(['withdrawals', 'decide', ...signed, '--pay-back'])).code === 0
    if (!isBack) await command(['withdrawals', 'decide', ...signed, '--refuse'])
    tally.count(`operator: a withdrawal ${isBack ? 'is paid back' : 'is refused'}`)
  }
}

/** What is no matter of opinion: whoever decides it has looked at the provider's screens. */
async function knownTruth({ read, books }: Office, id: string): Promise<string | undefined> {
  const [about] = await read<{ kind: string; refund: string | null; unit: string }>(
    `select kind, refund_id as refund, split_part(subject, ':', 2) as unit from cases where id = '${id}'`,
  )
  if (about?.kind === 'notPaidOut') return 'noted'
  if (about?.kind === 'notVoided') return isMade({ books }, about.unit) ? 'bear-loss' : 'voided'
  if (about?.kind !== 'refundSilent') return undefined
  const done = readBooks(
    books.provider,
    `select 1 from modifications where reference = '${about.refund}'
      and exists (select 1 from webhooks where item ->> '$.pspReference' = modifications.psp_reference
        and item ->> '$.success' = 'true')
      and not exists (select 1 from webhooks where item ->> '$.pspReference' = modifications.psp_reference
        and event_code = 'REFUND_FAILED')`,
  )
  return done.length > 0 ? 'confirmed' : 'failed'
}

/** The issuer has a card of it. */
const isMade = ({ books }: Pick<Office, 'books'>, unitId: string): boolean =>
  readBooks(books.issuer, `select 1 from cards where unit_id = '${unitId}'`).length > 0
