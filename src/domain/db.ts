import type { CommonTableExpression, Kysely, Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { AccountTables } from '#domain/accounts/tables.ts'
import type { BudgetTables } from '#domain/budgets/tables.ts'
import type { CaptchaTables } from '#domain/captcha/tables.ts'
import type { CardTables } from '#domain/cards/tables.ts'
import type { CartTables } from '#domain/cart/tables.ts'
import type { CaseTables } from '#domain/cases/tables.ts'
import type { CatalogueTables } from '#domain/catalogue/tables.ts'
import type { CompanyTables } from '#domain/companies/tables.ts'
import type { ContactTables } from '#domain/contact/tables.ts'
import type { ContentTables } from '#domain/content/tables.ts'
import type { DeliveryTables } from '#domain/deliveries/tables.ts'
import type { DocumentTables } from '#domain/documents/tables.ts'
import type { HistoryTables } from '#domain/history/tables.ts'
import type { HoldTables } from '#domain/holds/tables.ts'
import type { LedgerTables } from '#domain/ledger/tables.ts'
import type { MailTables } from '#domain/mail/tables.ts'
import type { NewsletterTables } from '#domain/newsletter/tables.ts'
import type { OrderTables } from '#domain/orders/tables.ts'
import type { PaymentTables } from '#domain/payments/tables.ts'
import type { PayoutTables } from '#domain/payouts/tables.ts'
import type { PromotionTables } from '#domain/promotions/tables.ts'
import type { QuoteTables } from '#domain/quotes/tables.ts'
import type { ReceivableTables } from '#domain/receivables/tables.ts'
import type { RedeemTables } from '#domain/redeem/tables.ts'
import type { ReminderTables } from '#domain/reminders/tables.ts'
import type { SearchTables } from '#domain/search/tables.ts'
import type { StoppedRunTables } from '#domain/stopped-runs/tables.ts'
import type { WithdrawalTables } from '#domain/withdrawals/tables.ts'
import type { SecretAttemptTables } from './secret-attempts/tables.ts'

export type Database = CatalogueTables &
  ContentTables &
  SearchTables &
  CartTables &
  OrderTables &
  PaymentTables &
  PayoutTables &
  CaseTables &
  HistoryTables &
  DocumentTables &
  CardTables &
  HoldTables &
  LedgerTables &
  DeliveryTables &
  ReminderTables &
  QuoteTables &
  ReceivableTables &
  RedeemTables &
  WithdrawalTables &
  MailTables &
  CaptchaTables &
  SecretAttemptTables &
  BudgetTables &
  NewsletterTables &
  ContactTables &
  AccountTables &
  CompanyTables &
  PromotionTables &
  StoppedRunTables

type Reads = 'selectFrom' | 'selectNoFrom' | 'case' | 'dynamic' | 'fn' | 'isTransaction'

/** What a query gets: it can read, and the compiler refuses the rest. */
export type Db = Pick<ReadonlyKysely<Database>, Reads>

/** What a command gets: the caller's transaction. It fits wherever a `Db` is asked. */
export type Tx = Transaction<Database>

/**
 * Reads what may be a moment behind the newest write, as a copy of the database is: lists and reports. Never what decides
 * about money, and never what the same visitor just wrote.
 */
export type ReadsBehind = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>

/**
 * What a command of one statement gets: the caller's transaction, or the database itself, where that statement is a
 * transaction by itself and no begin and commit are sent around it. One that read before names in its statement what it read,
 * and throws `LostRace` when that is not so any more.
 */
export type OneStatement = Pick<
  Kysely<Database>,
  Reads | 'insertInto' | 'updateTable' | 'deleteFrom' | 'with' | 'getExecutor'
>

/** The one statement that is run through the answer also carries out `part`, once, whatever else it does. */
export const alongWith = (
  one: OneStatement,
  name: string,
  part: CommonTableExpression<Database, string>,
): OneStatement =>
  // The library's type is of a query that may read the part, too; what is run only writes beside it.
  one.with(name, part) as unknown as OneStatement
