import { type Kysely, sql } from 'kysely'
import type { Database } from '#domain/db.ts'
import { orderActivation } from '#tests/support/order-activation.ts'
import { Visitor } from '#tests/support/visitor.ts'

const add = `mutation Add($userData: UserData!, $input: PackageInput!) {
  addPackage(userData: $userData, input: $input) { errors { code } } }`

/** Where a process dies while a set of blank cards is paid, told to be posted, and while one of its cards gets value. */
export const deathsOfPacks = [
  ...(
    [
      ...(['order:placed', 'payment:opened', 'payment:begun-at-provider'] as const),
      ...(['payment:answer-recorded', 'settle:written', 'settle:committed'] as const),
    ] as const
  ).map((point) => ({ during: 'paying', point }) as const),
  ...(['mail:claimed', 'mail:sent', 'mail:recorded'] as const).map(
    (point) => ({ during: 'posting', point }) as const,
  ),
  ...(
    [
      ...(['payment:opened', 'settle:written', 'settle:committed', 'issue:claimed'] as const),
      ...(['issue:answered-by-issuer', 'issue:written'] as const),
      ...(['mail:claimed', 'mail:sent', 'mail:recorded'] as const),
    ] as const
  ).map((point) => ({ during: 'activating', point }) as const),
]

/** Somebody orders a set of blank cards, and puts value on one of them. */
export class PackOrder {
  readonly #visitor: Visitor
  readonly email: string

  constructor(shopUrl: string, number: number) {
    this.#visitor = new Visitor(shopUrl)
    this.email = `setje-${number}@post.example`
  }

  async fillBasket(): Promise<void> {
    const address = {
      ...{ countryCode: 'NL', postCode: '3511AB', houseNumber: '12' },
      ...{ street: 'Oudegracht', city: 'Utrecht' },
    }
    const pack = { productId: 'lege-cadeaukaarten-verjaardag', amount: 4_95, quantity: 1 }
    await this.#visitor.ask(add, { input: { ...pack, variationType: 'PHYSICAL', address } })
    await this.#visitor.saveDetails(this.email)
  }

  pay() {
    return this.#visitor.startPayment('scheme')
  }

  /** Rejects where the shop dies under it. */
  async activate(cardNumber: string): Promise<void> {
    const { more, codes } = await orderActivation(this.#visitor, {
      ...{ cardNumber, amount: 25_00, email: this.email },
    })
    if (more === undefined) throw new Error(`It cannot be activated: ${codes}`)
    await this.#visitor.startPayment('scheme', undefined, more)
  }
}

/** Where a set stands, and what was put on its cards, in cents. */
export async function whereThePackStands(db: Kysely<Database>, { email }: PackOrder) {
  const { rows } = await sql<{
    number: string | null
    state: string | null
    unit: string | null
    sold: number
    blank: number
    activated: string | null
    onCards: number
  }>`
    with of_buyer as (select id, kind, state, reference_number from orders
        where contact ->> 'email' = ${email} and settled_at is not null),
      pack as (select card_units.id, card_units.state from card_units join of_buyer on of_buyer.id = order_id
        where blank_cards is not null),
      card as (select cards.id, cards.state from cards join card_units on card_units.id = order_unit_id
        join of_buyer on of_buyer.id = order_id where kind = 'activation')
    select (select string_agg(reference_number, ' ') from of_buyer where kind <> 'activation') as number,
      (select string_agg(state, ' ') from of_buyer where kind <> 'activation') as state,
      (select string_agg(state, ' ') from pack) as unit,
      (select count(*) from printed_cards where sold_unit_id in (select id from pack))::int as sold,
      (select count(*) from printed_cards where sold_unit_id in (select id from pack) and used_at is null)::int as blank,
      (select string_agg(state, ' ') from card) as activated,
      (select coalesce(sum(balance_cents), 0) from ledger_accounts
        where id in (select 'card:' || id from card))::int as "onCards"`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('It is one row.')
  return row
}
