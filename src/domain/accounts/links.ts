import type { AccountMailId } from '#kernel/ids.ts'

/** The private links of an account's mails, computed with a secret key: a leaked table opens no account. */
export type AccountLinks = {
  token(id: AccountMailId): string
  /** Undefined for anything that we did not make. */
  read(token: string): AccountMailId | undefined
}
