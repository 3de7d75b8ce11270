import type { Mail } from '#domain/mail/mailer.ts'
import type { ClaimedMail } from '#domain/mail-claim.ts'
import type { ClaimMails, MailRows } from '#domain/mail-rows.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** What mails are written with. */
export type WriteDeps = Pick<
  Deps,
  | 'mails'
  | 'storefront'
  | 'shopUrl'
  | 'cardLinks'
  | 'accountLinks'
  | 'invitationLinks'
  | 'newsletterLinks'
  | 'quoteLinks'
  | 'reminderLinks'
  | 'hashAddress'
  | 'storefronts'
  | 'papers'
>

/** The job that sends one mail. Older processes and rows of the queue know it by these names. */
export type MailJob<Name extends string, Field extends string, Prefix = string> = {
  name: Name
  /** Field of the payload that holds the subject's id. */
  field: Field
  /** Prefixes that such an id may have. */
  prefixes: readonly Prefix[]
  /** As in `JobPolicy`. */
  isInTables?: boolean
}

type PrefixOf<Id> = Id extends `${infer Prefix}_${string}` ? Prefix : string

type Written<Id, Item, Name extends string, Field extends string> = {
  job: MailJob<Name, Field, PrefixOf<Id>>
  write: (deps: WriteDeps, item: Item) => Promise<Omit<Mail, 'key'>>
}

/** All that the shop knows of one kind of mail. */
export type MailDefinition<
  Kind extends string,
  Id extends string,
  Item extends ClaimedMail,
  Name extends string = string,
  Field extends string = string,
> = MailRows<Kind, Id, Item> & { claim: ClaimMails<Id, Item> } & Written<Id, Item, Name, Field>

/** One kind of mail: its rows (due, load, mark) and how it is written. `mail-kinds.ts` lists them. */
export const defineMailKind = <
  const Kind extends string,
  Id extends string,
  Item extends ClaimedMail,
  const Name extends string,
  const Field extends string,
>(
  rows: MailRows<Kind, Id, Item> & { claim: ClaimMails<Id, Item> },
  written: Written<Id, Item, Name, Field>,
): MailDefinition<Kind, Id, Item, Name, Field> => ({ ...rows, ...written })

/** The job that sends the mail of a subject. */
export const requestMailJob = (
  { job: { name, field } }: { job: MailJob<string, string> },
  subjectId: string,
): JobRequest => ({ name, payload: { [field]: subjectId } }) as JobRequest
