import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows } from '#domain/mail-rows.ts'
import type { Statement } from '#domain/prepared.ts'
import type { Device } from '#kernel/device.ts'
import type { Account } from './account.ts'
import type { AccountMail } from './account-mail.ts'
import { endRefusedAccountMails, markAccountMailsSent } from './use-account-link.ts'

/** A mail whose link still works, with whom it goes to. */
export type AccountMailToSend = ClaimedMail &
  Pick<AccountMail, 'id' | 'kind' | 'askedAt'> &
  Pick<Account, 'language' | 'email' | 'firstName'> & {
    /** The one that a mail of a new device names. */
    device: Device | null
  }

/** Mails the owner of an account once, while the link of the mail works. One that is refused ends. */
export const accountMails = defineMailRows({
  kind: 'account',
  table: 'account_mails',
  id: 'id',
  key: sql`'account:' || account_mails.id`,
  due: () => sql`(account_mails.mailed_at is null and account_mails.ended_at is null)`,
  load: (claimed, { ids }): Statement<AccountMailToSend> =>
    claimed
      .selectFrom('account_mails')
      .innerJoin(claimedMails, 'claimed.subjectId', 'account_mails.id')
      .innerJoin('accounts', 'accounts.id', 'account_mails.account_id')
      .select(claimedColumns)
      .select(['account_mails.id', 'account_mails.kind', 'asked_at as askedAt', 'device'])
      .select(['language', 'first_name as firstName'])
      .select(sql<string>`coalesce(to_email, accounts.email)`.as('email'))
      .where('account_mails.id', '=', anyOf(ids)),
  mark: markAccountMailsSent,
  ifUndeliverable: {
    kind: 'markFailed',
    mark: (one, { item: { id }, now }) => endRefusedAccountMails(one, { ids: [id], now }),
  },
})
