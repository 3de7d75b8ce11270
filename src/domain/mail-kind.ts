/** Each has a job that sends it; `flows/mail/mail-job.ts` adds them all. */
// biome-ignore lint/suspicious/noEmptyInterface: the entries stand with their jobs.
export interface MailKinds {}

/** Every kind of mail that the shop sends, by what it is about. */
export type MailKind = keyof MailKinds
