import { sql } from 'kysely'

/** Joins news (`given`) of a success with its payment, where the shop knows of that very success already. */
export const paymentKnownBy = sql`
  payments.id = given.body ->> 'paymentId'
  and given.body ->> 'kind' = 'authorised'
  and payments.settled_at is not null
  and payments.provider_reference = given.body ->> 'reference'`
