import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { isCounted, type Promotion } from '#domain/promotions/promotion.ts'
import type { OrderId } from '#kernel/ids.ts'

export type PromotionsToHold = {
  orderId: OrderId
  promotions: readonly { promotion: Promotion; cents: number }[]
  /** Of whoever orders. */
  email: string
  personHash: Uint8Array
}

/**
 * Why an order does not get a promotion: its budget is used up, or is held by orders that wait to be paid; this person had it as
 * often as one may, or ordered before.
 */
export type PromotionRefusal = {
  promotionId: string
  reason: 'usedUp' | 'held' | 'person' | 'notFirst'
}

/**
 * Holds what the promotions of an order cost, all of them or, when one is refused, none. Whoever uses a promotion that is
 * counted waits for whoever does just now, so that parallel orders never spend more than its budget. A hold lasts as long as its
 * order waits to be paid.
 */
export async function holdPromotions(
  tx: Tx,
  { orderId, promotions, email, personHash }: PromotionsToHold,
): Promise<readonly PromotionRefusal[]> {
  if (promotions.length === 0) return []
  await lockBudgets(
    tx,
    promotions.filter(({ promotion }) => isCounted(promotion)).map(({ promotion }) => promotion.id),
  )
  const wanted = promotions.map(({ promotion, cents }) => ({
    id: promotion.id,
    cents: -cents,
    budget: promotion.budgetCents,
    uses: promotion.condition.isFirstOrder ? 1 : promotion.usesPerPersonMax,
    isFirst: promotion.condition.isFirstOrder ?? false,
  }))
  const { rows } = await sql<PromotionRefusal>`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as wanted(id text, cents bigint, budget bigint, uses integer, "isFirst" boolean)
    ),
    judged as materialized (
      select wanted.id, wanted.cents, case
        when budget < coalesce(spent_cents, 0) + cents then 'usedUp'
        when budget < coalesce(spent_cents, 0) + cents + (
          select coalesce(sum(held.cents), 0) from promotion_uses as held join orders on orders.id = held.order_id
          where held.promotion_id = wanted.id and held.state = 'held' and orders.state = 'awaitingPayment'
            and orders.id <> ${orderId}
        ) then 'held'
        when "isFirst" and exists (
          select from orders where lower(contact ->> 'email') = lower(${email}) and settled_at is not null
        ) then 'notFirst'
        when uses <= (
          select count(*) from promotion_uses as own join orders on orders.id = own.order_id
          where own.promotion_id = wanted.id and own.person_hash = ${personHash} and orders.id <> ${orderId}
            and (own.state = 'spent' or (own.state = 'held' and orders.state = 'awaitingPayment'))
        ) then 'person'
      end as reason
      from wanted left join promotion_budgets on promotion_id = wanted.id
    ),
    held as (
      insert into promotion_uses (promotion_id, order_id, person_hash, cents)
      select id, ${orderId}, ${personHash}, cents from judged
      where not exists (select from judged where reason is not null)
      on conflict (promotion_id, order_id) do nothing
    )
    select id as "promotionId", reason from judged where reason is not null
  `.execute(tx)
  return rows
}

/** Makes the rows that are missing; always in one order, so that two orders never wait for each other. */
async function lockBudgets(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into promotion_budgets (promotion_id) select id from unnest(${ids}::text[]) as id order by id
    on conflict (promotion_id) do update set spent_cents = promotion_budgets.spent_cents
  `.execute(tx)
}
