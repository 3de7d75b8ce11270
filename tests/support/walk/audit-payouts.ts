import { readBooks } from './sqlite.ts'
import type { WalkWorld } from './walk-world.ts'

type Audited = Pick<WalkWorld, 'read' | 'books'>
type Finding = { finding: string }

/** What the provider paid out and what it still owes, to the cent of its own journal; a sentence for each difference. */
export async function auditPayouts(world: Audited): Promise<readonly string[]> {
  return [...(await auditLines(world)), ...(await auditSums(world)), ...(await auditAnswers(world))]
}

type Line = { batch: number; type: string; net: number }

/** Each batch is there, with the lines of its report in their order. */
async function auditLines({ read, books }: Audited): Promise<readonly string[]> {
  const theirs = readBooks<Line>(
    books.provider,
    `select batch, type, entry ->> '$.net' as net from journal where batch is not null order by batch, id`,
  )
  const ours = await read<Line>(`
    select batch_number as batch, type, net_cents::int as net
      from payouts join payout_lines on payout_id = payouts.id order by batch_number, position`)
  const told = ({ batch, type, net }: Line) => `batch ${batch}: ${type} ${net}`
  if (theirs.length !== ours.length)
    return [`the provider's reports have ${theirs.length} lines, the shop ${ours.length}`]
  return theirs.flatMap((line, index) => {
    const own = ours[index]
    return own !== undefined && told(own) === told(line)
      ? []
      : [`line ${index} of the reports is ${told(line)}, in the shop ${own && told(own)}`]
  })
}

/** What payouts moved on each account, and what is left on clearing. */
async function auditSums({ read, books }: Audited): Promise<readonly string[]> {
  const [provider] = readBooks<Record<string, number>>(
    books.provider,
    `select
        coalesce(sum(entry ->> '$.net') filter (where batch is not null and type = 'MerchantPayout'), 0) as bank,
        coalesce(sum(coalesce(entry ->> '$.net', 0) - coalesce(entry ->> '$.gross', 0))
          filter (where batch is not null and type not in ('MerchantPayout', 'Balancetransfer')), 0) as "pspCosts",
        coalesce(sum(entry ->> '$.net') filter (where batch is not null and type = 'Balancetransfer'), 0) as "pspReserve",
        -coalesce(sum(entry ->> '$.gross') filter (where batch is null), 0) as "pspClearing"
      from journal`,
  )
  // What is somebody else's left our books, and is paid out to us all the same.
  const [shop] = await read<Record<string, number>>(`
    with moved as (
      select split_part(account_id, ':', 2) as account, key, ledger_entries.amount_cents as cents
        from ledger_entries join ledger_transfers on ledger_transfers.id = transfer_id
    )
    select
        coalesce(sum(cents) filter (where account = 'bank' and key like 'payout:%'), 0)::int as bank,
        coalesce(sum(cents) filter (where account = 'pspCosts' and key like 'payout:%'), 0)::int as "pspCosts",
        coalesce(sum(cents) filter (where account = 'pspReserve'), 0)::int as "pspReserve",
        coalesce(sum(cents) filter (where account = 'pspClearing' and key not like 'receive-back:case:%'), 0)::int
          as "pspClearing"
      from moved`)
  return Object.keys(shop ?? {}).flatMap((account) => {
    const [theirs, ours] = [provider?.[account], shop?.[account]]
    return theirs === ours ? [] : [`${account} is ${ours}, and by the provider's journal ${theirs}`]
  })
}

/** A line answers what was booked when it happened; and the provider made no mistake that somebody had to decide. */
async function auditAnswers({ read }: Pick<Audited, 'read'>): Promise<readonly string[]> {
  const rows = await read<Finding>(`
    select 'line ' || position || ' of batch ' || batch_number || ' (' || type || ') answers nothing' as finding
      from payout_lines join payouts on payouts.id = payout_id
      where transfer_key is null and type not in ('Fee', 'MerchantPayout', 'Balancetransfer')
    union all
    select 'case ' || id || ': a report says otherwise' from cases where kind = 'payoutDiffers'`)
  return rows.map(({ finding }) => finding)
}
