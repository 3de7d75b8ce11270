import type { AccountLetterId } from '#kernel/ids.ts'

/** The private links of an account's mails, computed with a secret key: a leaked table opens no account. */
export type AccountLinks = {
  token(id: AccountLetterId): string
  /** Undefined for anything that we did not make. */
  read(token: string): AccountLetterId | undefined
}
