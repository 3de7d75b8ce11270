import { sql, type Transaction } from 'kysely'
import type { Database } from '#domain/db.ts'

export type Attack = {
  name: string
  /** The rule in whose name the database refuses. */
  constraint: string
  /** May use a paid order's account `order:a` of €50 and the system account `system:pspClearing:EUR`. */
  statements: readonly string[]
}

const transfer = (id: string): string =>
  `insert into ledger_transfers (id, key, kind, currency) values ('${id}', '${id}', 'settle', 'EUR')`

const entries = (...rows: [string, string, number][]): string =>
  `insert into ledger_entries values ${rows
    .map(([id, account, cents]) => `('${id}', '${account}', ${cents})`)
    .join(', ')}`

/** Transfers come with their entries in one statement. */
const written = (ids: readonly string[], ...rows: [string, string, number][]): string =>
  `with ${ids.map((id) => `written_${id} as (${transfer(id)})`).join(', ')} ${entries(...rows)}`

/** Attacks that go past the code by SQL of their own. Tried on both engines. */
export const attacks: readonly Attack[] = [
  {
    name: 'write a balance',
    constraint: 'balance_moves_with_entries',
    statements: [`update ledger_accounts set balance_cents = 99999 where id = 'order:a'`],
  },
  {
    name: 'lift the bound of an account',
    constraint: 'balance_moves_with_entries',
    statements: [`update ledger_accounts set is_bounded = false, balance_cents = null`],
  },
  {
    name: 'open an account with money on it',
    constraint: 'account_starts_empty',
    statements: [`insert into ledger_accounts values ('card:x', 'card', 'EUR', true, 100)`],
  },
  {
    name: 'open an unbounded card',
    constraint: 'value_of_customers_is_bounded',
    statements: [`insert into ledger_accounts values ('card:x', 'card', 'EUR', false, null)`],
  },
  {
    name: 'give an account of a customer a floor below zero',
    constraint: 'only_receivables_fall_below_zero',
    statements: [
      `insert into ledger_floors values ('flr_a', 'order:a', 1, -1000, 'somebody', 'because')`,
    ],
  },
  {
    name: 'lower a floor without its history',
    constraint: 'balance_moves_with_entries',
    statements: [`update ledger_accounts set floor_cents = -1000 where id = 'order:a'`],
  },
  {
    name: 'open a receivable with a floor',
    constraint: 'account_starts_empty',
    statements: [
      `insert into ledger_accounts (id, kind, currency, is_bounded, balance_cents, floor_cents)
        values ('receivable:x:EUR', 'receivable', 'EUR', true, 0, -1000)`,
    ],
  },
  {
    name: 'name a receivable without its currency',
    constraint: 'receivable_names_its_company_and_currency',
    statements: [
      `insert into ledger_accounts values ('receivable:x:GBP', 'receivable', 'EUR', true, 0)`,
    ],
  },
  {
    name: 'leave out a place in the history of a floor',
    constraint: 'floor_has_its_place',
    statements: [
      `insert into ledger_accounts values ('receivable:x:EUR', 'receivable', 'EUR', true, 0)`,
      `insert into ledger_floors values ('flr_a', 'receivable:x:EUR', 2, -1000, 'somebody', 'because')`,
    ],
  },
  {
    name: 'change the history of floors',
    constraint: 'ledger_is_append_only',
    statements: [
      `insert into ledger_accounts values ('receivable:x:EUR', 'receivable', 'EUR', true, 0)`,
      `insert into ledger_floors values ('flr_a', 'receivable:x:EUR', 1, -1000, 'somebody', 'because')`,
      `update ledger_floors set floor_cents = -2000`,
    ],
  },
  {
    name: 'owe more than the floor allows',
    constraint: 'bounded_account_never_below_zero',
    statements: [
      `insert into ledger_accounts values ('receivable:x:EUR', 'receivable', 'EUR', true, 0)`,
      `insert into ledger_floors values ('flr_a', 'receivable:x:EUR', 1, -1000, 'somebody', 'because')`,
      written(['t1'], ['t1', 'receivable:x:EUR', -10_01], ['t1', 'order:a', 10_01]),
    ],
  },
  ...['order', 'card', 'hold', 'receipt', 'receivable'].map((kind) => ({
    name: `open an account of a customer (${kind}) as the shop's own`,
    constraint: 'account_id_names_its_kind',
    statements: [
      `insert into ledger_accounts values ('${kind}:x', 'feeRevenue', 'EUR', false, null)`,
    ],
  })),
  {
    name: "open an account of the shop's under another's name",
    constraint: 'account_id_names_its_kind',
    statements: [
      `insert into ledger_accounts values ('system:vatPayable:EUR', 'feeRevenue', 'EUR', false, null)`,
    ],
  },
  {
    name: 'overdraw an account',
    constraint: 'bounded_account_never_below_zero',
    statements: [
      written(['t1'], ['t1', 'order:a', -50_01], ['t1', 'system:pspClearing:EUR', 50_01]),
    ],
  },
  {
    name: 'write entries that do not sum to zero',
    constraint: 'transfer_sums_to_zero',
    statements: [written(['t1'], ['t1', 'order:a', 100])],
  },
  {
    name: 'balance one transfer with another',
    constraint: 'transfer_sums_to_zero',
    statements: [
      written(['t1', 't2'], ['t1', 'order:a', 100], ['t2', 'system:pspClearing:EUR', -100]),
    ],
  },
  {
    name: 'add to a written transfer',
    constraint: 'transfer_is_written_at_once',
    statements: [entries(['paid', 'order:b', 100], ['paid', 'system:feeRevenue:EUR', -100])],
  },
  {
    name: 'write a transfer without entries',
    constraint: 'transfer_has_entries',
    statements: [transfer('t1')],
  },
  {
    name: 'use a key again',
    constraint: 'a_key_moves_value_once',
    statements: [
      `insert into ledger_transfers (id, key, kind, currency) values ('t1', 'paid', 'settle', 'EUR')`,
    ],
  },
  {
    name: 'mix currencies',
    constraint: 'entry_has_the_currency_of_its_account',
    statements: [written(['t1'], ['t1', 'system:pspClearing:GBP', -100], ['t1', 'order:a', 100])],
  },
  {
    name: 'name an account that does not exist',
    constraint: 'entry_has_the_currency_of_its_account',
    statements: [written(['t1'], ['t1', 'order:nobody', -100], ['t1', 'order:a', 100])],
  },
  {
    name: 'name a transfer that does not exist',
    constraint: 'entry_has_the_currency_of_its_account',
    statements: [entries(['t1', 'order:a', -100], ['t1', 'order:b', 100])],
  },
  ...(['ledger_transfers', 'ledger_entries'] as const).flatMap((table): Attack[] => [
    {
      name: `change rows of ${table}`,
      constraint: 'ledger_is_append_only',
      statements: [
        table === 'ledger_transfers'
          ? `update ledger_transfers set memo = 'nothing to see'`
          : `update ledger_entries set amount_cents = amount_cents * 2`,
      ],
    },
    {
      name: `delete from ${table}`,
      constraint: 'ledger_is_append_only',
      statements: [`delete from ${table}`],
    },
    {
      name: `truncate ${table}`,
      constraint: 'ledger_is_append_only',
      statements: [`truncate ${table} cascade`],
    },
  ]),
  {
    name: 'delete accounts',
    constraint: 'ledger_is_append_only',
    statements: [`delete from ledger_accounts`],
  },
]

/** Tables of the caller that stand before those of the ledger, with the trigger function looking for its own there. */
const shadows = [
  `create temporary table ledger_accounts (like public.ledger_accounts including defaults)`,
  `insert into pg_temp.ledger_accounts select id, kind, currency, is_bounded, 9999999 from public.ledger_accounts`,
]

/** What a role gets past whose tables come first where names are looked up; tried on both engines. */
export const shadowAttacks: readonly Attack[] = [
  {
    name: 'overdraw an account behind a temporary table',
    constraint: 'bounded_account_never_below_zero',
    statements: [
      ...shadows,
      written(['t1'], ['t1', 'order:a', -50_01], ['t1', 'system:pspClearing:EUR', 50_01]),
    ],
  },
  {
    name: 'write a transfer whose entries stand in a temporary table',
    constraint: 'transfer_has_entries',
    statements: [
      `create temporary table ledger_entries (like public.ledger_entries)`,
      `insert into pg_temp.ledger_entries values ('t1', 'order:a', 1)`,
      transfer('t1'),
    ],
  },
  {
    name: 'move balances by a temporary table with the trigger of the entries',
    constraint: 'balance_moves_with_entries',
    statements: [
      `create temporary table forged (transfer_id text, account_id text, amount_cents bigint)`,
      `create trigger forge after insert on forged referencing new table as added
        for each statement execute function public.ledger_apply_entries()`,
      `insert into forged values ('paid', 'order:a', 100), ('paid', 'system:pspClearing:EUR', -100)`,
    ],
  },
]

const books = [
  `insert into ledger_accounts (id, kind, currency, is_bounded, balance_cents) values
    ('order:a', 'order', 'EUR', true, 0), ('order:b', 'order', 'EUR', true, 0),
    ('system:pspClearing:EUR', 'pspClearing', 'EUR', false, null),
    ('system:feeRevenue:EUR', 'feeRevenue', 'EUR', false, null),
    ('system:pspClearing:GBP', 'pspClearing', 'GBP', false, null)`,
  written(['paid'], ['paid', 'system:pspClearing:EUR', -50_00], ['paid', 'order:a', 50_00]),
]

export const run = async (
  tx: Transaction<Database>,
  statements: readonly string[],
): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(tx)
}

export const openBooks = (tx: Transaction<Database>): Promise<void> => run(tx, books)
