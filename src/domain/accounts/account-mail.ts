import { dayMs } from '#kernel/day-ms.ts'
import type { AccountId, AccountMailId } from '#kernel/ids.ts'

/** Has a link that does something, once. */
export type AccountLinkKind =
  | 'confirmEmail'
  | 'newPassword'
  | 'signIn'
  | 'changeEmail'
  | 'emailChanged'

/** Kinds whose links give access to an account, or move it to another mailbox. */
export const accessLinks = ['newPassword', 'signIn', 'changeEmail'] as const

/** Tells of a change that somebody else may have made. */
export type AccountNewsKind =
  | 'passwordChanged'
  | 'passwordDeleted'
  | 'newDevice'
  | 'passkeyAdded'
  | 'passkeyDeleted'

export type AccountMailKind = AccountLinkKind | AccountNewsKind

/** A mail to the owner of an account. Its id, signed, is the link in it; the row says whether that still works. */
export type AccountMail = {
  id: AccountMailId
  accountId: AccountId
  kind: AccountMailKind
  /**
   * Where it goes when not to the account's own address: the one of after a change, or of before.
   */
  email: string | null
  askedAt: Date
  mailedAt: Date | null
  endedAt: Date | null
}

export const accountMailColumns = [
  'account_mails.id',
  'account_id as accountId',
  'kind',
  'to_email as email',
  'asked_at as askedAt',
  'mailed_at as mailedAt',
  'ended_at as endedAt',
] as const

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

/** How long a change of the address can be undone by the mailbox of before. */
const undoMs = 7 * dayMs

/** Links that let somebody in are keys while they live; confirming can wait for a quiet evening. */
const linkLivesMs: Record<AccountMailKind, number> = {
  confirmEmail: 7 * dayMs,
  newPassword: hourMs,
  signIn: hourMs,
  changeEmail: dayMs,
  // Whose address was changed by somebody else may not look every day.
  emailChanged: undoMs,
  passwordChanged: 0,
  passwordDeleted: 0,
  newDevice: 0,
  passkeyAdded: 0,
  passkeyDeleted: 0,
}

/** Two presses send one mail. */
const mailPauseMs = 2 * minuteMs

/** More within a day fill a mailbox, and whose it is nobody has shown yet. */
const mailsADayMax = 5
export const mailDayMs = dayMs

/** Longer than any link lives; afterwards nobody asks for the row again. */
export const mailKeptMs = 30 * dayMs

/** True for a kind whose link does something, once. */
export const isLinkKind = (kind: AccountMailKind): kind is AccountLinkKind => linkLivesMs[kind] > 0

export const linkUntil = ({ kind, askedAt }: Pick<AccountMail, 'kind' | 'askedAt'>): Date =>
  new Date(askedAt.getTime() + linkLivesMs[kind])

export const isLinkAlive = (mail: AccountMail, now: Date): boolean =>
  mail.endedAt === null && now < linkUntil(mail)

/**
 * True when one more may go out, given those of the last day, the newest first: not while the link
 * of the newest works and it is on its way to the same address, or the day has had its share.
 * Without a link there is nothing to wait for: whatever was changed is told.
 */
export function mayMail(
  ofTheDay: readonly AccountMail[],
  { email, now }: Pick<AccountMail, 'email'> & { now: Date },
): boolean {
  const [newest] = ofTheDay
  if (newest === undefined || !isLinkAlive(newest, now)) return true
  const isJustAsked = now.getTime() - newest.askedAt.getTime() < mailPauseMs
  const isOnItsWay = isJustAsked && newest.email === email
  return !isOnItsWay && ofTheDay.length < mailsADayMax
}

/** Since when a change of the address can be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - undoMs)
