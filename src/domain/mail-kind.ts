/** Filled by `flows/mail/mail-kinds.ts`, which lists every kind. */
// biome-ignore lint/suspicious/noEmptyInterface: the entries stand with the list.
export interface MailKinds {}

/** Every kind of mail that is claimed, marked and reconciled. */
export type MailKind = keyof MailKinds
