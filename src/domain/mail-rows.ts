import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { Database, Db, OneStatement } from '#domain/db.ts'
import { type ClaimedMail, claiming, type MailClaim } from '#domain/mail-claim.ts'
import { type Given, prepared, type Statement } from '#domain/prepared.ts'
import type { OrderId, PaymentId } from '#kernel/ids.ts'

export type Moment = Date | Expression<Date>

/**
 * Mails of one kind that were not sent yet. A mail has a row of `table` as its subject. The conditions are SQL about that
 * row; they name columns of that table alone, or subqueries.
 */
export type UntoldMails = {
  kind: string
  table: keyof Database
  /** Column that names the subject. */
  id: string
  /** Idempotency key of the mail: the same until it was sent, another one for the next mail of this subject. */
  key: RawBuilder<string>
  /** True while the mail has to be sent. Claims, the list of unsent mails and reconciliation all ask it. */
  due: (now: Moment) => RawBuilder<boolean>
  /** Set where reconciliation finds the mail without any job. Other kinds rely on their job's row until the first try. */
  overdue?: Overdue
}

type Overdue = {
  /** Moment at which the mail became due. */
  since: RawBuilder<Date>
  /** True for subjects of this order. */
  isOf: (orderId: OrderId) => RawBuilder<boolean>
}

type Column<Table extends keyof Database> = keyof Selectable<Database[Table]> & string

type IdIn<Table extends keyof Database, Name extends Column<Table>> = Selectable<
  Database[Table]
>[Name] &
  string

type Ended<Id, Item> = { items: readonly Item[]; ids: readonly Id[]; now: Date }

/** How one kind of mail is found, read and marked. `Item` is what its mail is written from. */
export type MailRows<Kind extends string, Id extends string, Item extends ClaimedMail> = Omit<
  UntoldMails,
  'kind'
> & {
  kind: Kind
  /** Reads claimed mails: joins `claimedMails` and selects `claimedColumns`. */
  load: (claimed: Db, given: Given<{ ids: readonly Id[]; now: Date }>) => Statement<Item>
  /** Marks as told, in one statement. */
  mark: (one: OneStatement, told: Ended<Id, Item>) => Promise<void>
  ifUndeliverable: Undeliverable<Item>
}

/**
 * Consequence of a rejected address, and of a mail that is given up after two days. `countsAsTold`:
 * no other try. `staysUntold`: the address is ours, so a rejection is retried like any failure, and
 * a person sees to the mail. `markFailed`: the failure is kept.
 */
type Undeliverable<Item> =
  | { kind: 'countsAsTold' }
  | { kind: 'staysUntold' }
  | {
      kind: 'markFailed'
      mark: (one: OneStatement, failed: { item: Item; now: Date; failure: string }) => Promise<void>
    }

/** Marks subjects as told by the moment in this column. */
export const markIn =
  <Table extends keyof Database>(table: Table, column: Column<Table>) =>
  async (one: OneStatement, { ids, now }: { ids: readonly string[]; now: Date }): Promise<void> => {
    // Every such table has an id of its own, and a column of moments.
    await one
      .updateTable(table as 'payments')
      .set({ [column]: now })
      .where('id', '=', anyOf(ids as readonly PaymentId[]))
      .execute()
  }

export type ClaimMails<Id, Item> = (
  one: OneStatement,
  mails: { ids: readonly Id[]; claim: MailClaim },
) => Promise<readonly Item[]>

/**
 * Adds the claim of a kind: those of the named subjects whose mail is due and on its way nowhere, claimed and read in one
 * statement.
 */
export function defineMailRows<
  Kind extends string,
  Table extends keyof Database,
  Name extends Column<Table>,
  Item extends ClaimedMail,
>(
  mails: MailRows<Kind, IdIn<Table, Name>, Item> & { table: Table; id: Name },
): MailRows<Kind, IdIn<Table, Name>, Item> & { claim: ClaimMails<IdIn<Table, Name>, Item> } {
  type Id = IdIn<Table, Name>
  const claimAndRead = prepared((one, given: Given<MailClaim & { ids: readonly Id[] }>) => {
    const due = selectDue(mails, given)
    return mails.load(claiming(one, { kind: mails.kind, due, claim: given }), given)
  })
  const claim: ClaimMails<Id, Item> = async (one, { ids, claim }) =>
    (await claimAndRead(one, { ids, ...claim })).rows
  return { ...mails, claim }
}

type DueMail = { key: string; subjectId: string }

/** Subjects are found by their ids before any condition is asked of them, as `byId` says. */
const selectDue = <Id extends string>(
  { table, id, key, due }: UntoldMails,
  { ids, now }: Given<{ ids: readonly Id[]; now: Date }>,
) =>
  sql<DueMail>`(
    select ${sql.ref(id)} as "subjectId", ${key} as key
    from (select * from ${sql.table(table)} where ${sql.ref(id)} = ${anyOf(ids)} offset 0) as ${sql.table(table)}
    where ${due(now)}
  )`

/** The mails of this kind that have to be sent and belong to the row of `mail_claims` around it. */
export const isStillDue = ({ table, id, key, due }: UntoldMails, now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from ${sql.table(table)}
    where ${sql.ref(`${table}.${id}`)} = mail_claims.subject_id and ${key} = mail_claims.key and ${due(now)}
  )`
