import type { Dice } from './dice.ts'
import { readBooks } from './sqlite.ts'
import type { WalkWorld } from './walk-world.ts'

type Control = Pick<WalkWorld, 'psp' | 'tally' | 'books'>

const webhookFaults = ['delay', 'duplicate', 'reorder', 'bad-hmac', 'drop']
const requestFaults = ['delay', 'error-500', 'transient-error', 'drop-after-commit', 'timeout']
const requests = ['payments', 'details', 'refunds', 'reversals', 'paymentMethods']

/** Longer than a visitor waits for the provider. */
const tooLateMs = 9_000

/** Something goes wrong between shop and provider, soon. */
export async function armFault({ psp, tally }: Control, dice: Dice): Promise<void> {
  const isAboutNews = dice.chance(60)
  const on = isAboutNews ? 'webhooks' : dice.pick(requests)
  const kind = dice.pick(isAboutNews ? webhookFaults : requestFaults)
  const isTooLate = kind === 'delay' && !isAboutNews && dice.chance(30)
  const delayMs = kind === 'delay' ? 100 + dice.below(900) : 0
  // Nobody waits for long more than once: a lane would stand still.
  const times = isTooLate || kind === 'timeout' ? 1 : 1 + dice.below(3)
  await psp.control('faults', { on, kind, delayMs: isTooLate ? tooLateMs : delayMs, times })
  tally.count(`fault: ${on} ${kind}${isTooLate ? ', longer than anybody waits' : ''}`)
}

/** What the provider already said about a payment after it was over, by its own name of it: money moves in one direction at a time. */
export type SaidBefore = Map<string, { eventCode: string; pspReference: string; cents: number }>

type Paid = { psp: string; reference: string; cents: number; returned: number; isPaidOut: number }

const ends = ['CANCELLATION', 'EXPIRE', 'TECHNICAL_CANCEL']
const notices = [
  'NOTIFICATION_OF_FRAUD',
  'NOTIFICATION_OF_CHARGEBACK',
  'REQUEST_FOR_INFORMATION',
  'DISPUTE_DEFENSE_PERIOD_ENDED',
  'PREARBITRATION_LOST',
  'REPORT_AVAILABLE',
  'SOMETHING_NEW',
]

/** The provider comes back to a payment, and says what it may say now: the money that it names is real. */
export async function sayLater(world: Control, dice: Dice, said: SaidBefore): Promise<void> {
  const paid = listPaid(world.books.provider)
  if (paid.length === 0) return
  const payment = dice.pick(paid)
  const { psp, reference, cents } = payment
  const before = said.get(psp)
  const way = before === undefined ? firstWord(dice, payment) : nextWord(before.eventCode, dice)
  if (way === undefined) return
  const { eventCode, ofFirst, isPart } = way
  const moved = ofFirst ? (before?.cents ?? cents) : cents
  const amountCents = isPart ? 1 + dice.below(moved) : moved
  const pspReference =
    ofFirst && eventCode === 'REFUND_FAILED' ? (before?.pspReference ?? '') : newReference(dice)
  // Said before it is heard: others who throw meanwhile shall not say it too.
  said.set(psp, { eventCode, pspReference, cents: amountCents })
  await world.psp.control(`payments/${reference}/announce`, {
    ...{ of: psp, eventCode, pspReference, amount: amountCents },
  })
  world.tally.count(`provider: ${eventCode}`)
}

/** As the provider's own look. */
const newReference = (dice: Dice): string =>
  Array.from({ length: 16 }, () => dice.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('')

type Word = { eventCode: string; isPart?: boolean; ofFirst?: boolean }

function firstWord(dice: Dice, { returned, isPaidOut }: Paid): Word | undefined {
  const kinds = [
    'chargeback',
    'chargeback',
    'notice',
    'second',
    // What went back is over, and what was paid out cannot be cancelled.
    ...(returned === 0 ? ['captureFailed', 'byHand'] : []),
    ...(returned === 0 && isPaidOut === 0 ? ['end', 'end'] : []),
  ]
  switch (dice.pick(kinds)) {
    case 'chargeback':
      return { eventCode: 'CHARGEBACK', isPart: dice.chance(30) }
    case 'second':
      return { eventCode: 'AUTHORISATION' }
    case 'captureFailed':
      return { eventCode: 'CAPTURE_FAILED' }
    case 'end':
      return { eventCode: dice.pick(ends) }
    case 'byHand':
      return { eventCode: 'REFUND', isPart: dice.chance(70) }
    default:
      return { eventCode: dice.pick(notices) }
  }
}

function nextWord(last: string, dice: Dice): Word | undefined {
  if (last === 'CHARGEBACK') return { eventCode: 'CHARGEBACK_REVERSED', ofFirst: true }
  if (last === 'CHARGEBACK_REVERSED') return { eventCode: 'SECOND_CHARGEBACK', ofFirst: true }
  if (last === 'REFUND' && dice.chance(50)) return { eventCode: 'REFUND_FAILED', ofFirst: true }
  if (notices.includes(last)) return { eventCode: 'CHARGEBACK' }
  return undefined
}

function listPaid(file: string): readonly Paid[] {
  return readBooks<Paid>(
    file,
    `select psp_reference as psp, merchant_reference as reference, captured_value as cents, returned_value as returned,
        exists (select 1 from journal
          where journal.psp_reference = payments.psp_reference and batch is not null) as "isPaidOut"
      from payments where status = 'authorised' order by psp_reference`,
  )
}

/** A refund of the shop's that the provider had taken on fails after all. */
export async function failRefund(world: Control, dice: Dice): Promise<void> {
  const done = readBooks<{ psp: string; pspReference: string; reference: string; cents: number }>(
    world.books.provider,
    `select modifications.psp_reference as "pspReference", payments.merchant_reference as reference,
        payments.psp_reference as psp,
        coalesce(modifications.amount_value, payments.captured_value) as cents
      from modifications join payments on payments.psp_reference = modifications.payment_psp_reference
      join webhooks on webhooks.item ->> '$.pspReference' = modifications.psp_reference
      where kind in ('refund', 'reversal') and payments.returned_value > 0
      group by modifications.psp_reference
      having count(distinct webhooks.event_code) = 1 and max(webhooks.item ->> '$.success') = 'true'`,
  )
  if (done.length === 0) return
  const { psp, pspReference, reference, cents } = dice.pick(done)
  await world.psp.control(`payments/${reference}/announce`, {
    ...{ of: psp, eventCode: 'REFUND_FAILED', pspReference, amount: cents },
  })
  world.tally.count('provider: REFUND_FAILED of ours')
}

/** All that was said of a payment, once more and in one go. */
export async function repeatNews(world: Control, dice: Dice): Promise<void> {
  const paid = listPaid(world.books.provider)
  if (paid.length === 0) return
  await world.psp.control(`payments/${dice.pick(paid).reference}/repeat`)
  world.tally.count('provider: all news again')
}

/** What never came is told once more; what became of refunds only where somebody has waited for it in vain. */
export async function sayWhatWasLost(
  { psp, books }: Control,
  { withRefunds }: { withRefunds: boolean },
): Promise<void> {
  const lost = readBooks<{ reference: string }>(
    books.provider,
    `select distinct merchant_reference as reference from webhooks as lost
      where state = 'given-up' and event_code <> 'REPORT_AVAILABLE'
        and not exists (
          select 1 from webhooks as told where told.item = lost.item and told.state <> 'given-up')
        and (${Number(withRefunds)} or not exists (
          select 1 from modifications where psp_reference = lost.item ->> '$.pspReference'))`,
  )
  for (const { reference } of lost) await psp.control(`payments/${reference}/repeat`)
}
