import { createHash } from 'node:crypto'
import type { WalkWorld } from './walk-world.ts'

type Audited = Pick<WalkWorld, 'read' | 'post' | 'copiesExcused' | 'accountMails'>

type Expected = { key: string; least: number; most: number }

/** By which a mail server knows a mail: what the shop's promise of one name for one mail comes to. */
export const messageOf = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 32)

/** Every mail was taken once by the post, and no other was; a sentence for each that was not. */
export async function auditMail({
  read,
  post,
  copiesExcused,
  accountMails,
}: Audited): Promise<readonly string[]> {
  const copies = new Map<string, number>()
  for (const id of post.copies()) {
    const [name = ''] = id.split('@')
    copies.set(name, (copies.get(name) ?? 0) + 1)
  }
  const rows = await read<Expected>(`
    select 'card:' || deliveries.id || ':' || version as key,
        case when version = link_version and deliveries.state in ('sent', 'opened') then 1 else 0 end as least,
        case when version < link_version or deliveries.state in ('sent', 'opened', 'withdrawn') then 1
          when orders.state = 'halted' then 1 else 0 end as most
      from deliveries join orders on orders.id = order_id cross join generate_series(1, link_version) as version
    union all
    select 'confirmation:' || id, (confirmation_sent_at is not null and not isRejected)::int,
        (settled_at is not null and not isRejected)::int
      from orders cross join lateral (select contact ->> 'email' ~ '@(bounce|never).example$' as isRejected) as address
    union all
    -- One that is paid again goes without a mail where its first was told; what goes back to the shop itself is told to nobody.
    -- What a statement of withdrawal brings back is told by the mail of that, and counts as told the moment it is asked for.
    select 'refund:' || refunds.id, (giver_told_at > requested_at and isTold and not isRejected)::int,
        (reason in ('cardNotIssued', 'cardGone', 'byHand', 'favour', 'paidTwice', 'notTaken') and isTold and not isRejected)::int
      from refunds join orders on orders.id = refunds.order_id left join tenders on tenders.id = refunds.tender_id
      cross join lateral (select tenders.kind is distinct from 'own' as isTold) as kind
      cross join lateral (select contact ->> 'email' ~ '@(bounce|never).example$' as isRejected) as address
    union all
    -- Named by how many gifts of the order were told of before; the next one may be on its way.
    select 'unopened:' || notices.order_id || ':' || before, (wasTold and not isRejected)::int, (not isRejected)::int
      from (
        select order_id, true as wasTold, rank() over (partition by order_id order by told_at) - 1 as before
          from (select order_id, unopened_told_at as told_at from deliveries where unopened_told_at is not null) as told
        union
        select order_id, false, count(unopened_told_at) from deliveries group by order_id
      ) as notices join orders on orders.id = order_id
      cross join lateral (select contact ->> 'email' ~ '@(bounce|never).example$' as isRejected) as address
    union all
    -- One that was paid before it was mailed needs no word.
    select 'transfer:' || payments.id, (transfer_told_at is not null and not isRejected)::int,
        (method = 'bankTransfer_IBAN' and not isRejected)::int
      from payments join orders on orders.id = order_id
      cross join lateral (select contact ->> 'email' ~ '@(bounce|never).example$' as isRejected) as address
    union all
    -- One mail for each answer that a statement of withdrawal got.
    select 'withdrawal:' || withdrawals.id || ':' || answer,
        (answer = withdrawals.state and told_at is not null and not isRejected)::int, (not isRejected)::int
      from withdrawals join orders on orders.id = order_id
      cross join unnest(array['waiting', 'paidBack', 'refused']) as answer
      cross join lateral (select contact ->> 'email' ~ '@(bounce|never).example$' as isRejected) as address
    union all
    -- One that was posted, and what became of it where it did not arrive.
    select 'posted:' || order_shipments.id || ':' || floor(extract(epoch from posted_at) * 1000)::bigint || coalesce(':' || ended_by, ''),
        (posted_told_at is not null and not isRejected)::int, (not isRejected)::int
      from order_shipments join orders on orders.id = order_id
      cross join lateral (select contact ->> 'email' ~ '@(bounce|never).example$' as isRejected) as address
      where posted_at is not null
    union all
    -- An invoice on account or a credit note, and reminders, which are not needed once it is paid.
    select 'letter:' || id, (told_at is not null and not isRejected)::int, (not isRejected)::int
      from document_letters
      cross join lateral (select email ~ '@(bounce|never).example$' as isRejected) as address
    union all
    select 'account:' || id, 0, 1 from account_mails`)
  const expected = [
    ...rows,
    ...[...accountMails].map((id) => ({ key: `account:${id}`, least: 0, most: 1 })),
  ]
  const known = new Set(expected.map(({ key }) => messageOf(key)))
  const strange = [...copies.keys()].filter((name) => !known.has(name))
  return [
    ...strange.map((name) => `a mail was sent that nobody wrote down: ${name}`),
    ...expected.flatMap(({ key, least, most }) => {
      const name = messageOf(key)
      const count = copies.get(name) ?? 0
      const excused = copiesExcused.get(name) ?? 0
      const isRight = count >= least && count <= most + (most === 0 ? 0 : excused)
      return isRight
        ? []
        : [`mail ${key} came ${count} times, for ${least} to ${most} (and ${excused} excused)`]
    }),
    ...(await auditDeliveries({ read })),
  ]
}

async function auditDeliveries({ read }: Pick<Audited, 'read'>): Promise<readonly string[]> {
  const rows = await read<{ finding: string }>(`
    select 'delivery ' || deliveries.id || ' is ' || deliveries.state || ', its address at '
        || split_part(receiver_email, '@', 2) as finding
      from deliveries join order_shipments on order_shipments.id = shipment_id
      where (deliveries.state = 'failed') <> (receiver_email ~ '@(bounce|never).example$')
        and deliveries.state in ('failed', 'sent', 'opened')
    union all
    select 'order ' || id || ' was never confirmed' from orders
      where settled_at is not null and state in ('completed', 'refunded') and confirmation_sent_at is null`)
  return rows.map(({ finding }) => finding)
}
