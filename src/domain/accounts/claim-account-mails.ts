import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { OneStatement } from '#domain/db.ts'
import {
  type ClaimedMail,
  claimedColumns,
  claimedMails,
  claiming,
  type MailClaim,
} from '#domain/mail-claim.ts'
import type { AccountMailId } from '#kernel/ids.ts'
import type { Account } from './account.ts'
import type { AccountMail } from './account-mail.ts'

/** A mail whose link still works, with whom it goes to. */
export type AccountMailToSend = ClaimedMail &
  Pick<AccountMail, 'id' | 'kind' | 'askedAt'> &
  Pick<Account, 'language' | 'email' | 'firstName'>

/** Those of the named mails that were not sent and whose links did not end, claimed in the same statement. */
export async function claimAccountMails(
  one: OneStatement,
  { ids, claim }: { ids: readonly AccountMailId[]; claim: MailClaim },
): Promise<readonly AccountMailToSend[]> {
  const due = one
    .selectFrom('account_mails')
    .select(['id as subjectId', sql<string>`'account:' || id`.as('key')])
    .where('id', '=', anyOf(ids))
    .where('mailed_at', 'is', null)
    .where('ended_at', 'is', null)
  return claiming(one, { kind: 'account', due, claim })
    .selectFrom('account_mails')
    .innerJoin(claimedMails, 'claimed.subjectId', 'account_mails.id')
    .innerJoin('accounts', 'accounts.id', 'account_mails.account_id')
    .select(claimedColumns)
    .select(['account_mails.id', 'account_mails.kind', 'asked_at as askedAt'])
    .select(['language', 'email', 'first_name as firstName'])
    .where('account_mails.id', '=', anyOf(ids))
    .execute()
}
