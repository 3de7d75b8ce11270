import type { MailCause, Written } from '#domain/mail/mails.ts'

export type MailTemplate<
  Facts,
  Cause extends MailCause = MailCause,
  Title extends string = string,
> = {
  cause: Cause
  write(facts: Facts): Promise<Written>
  /**
   * Invented facts for every form that it can have, by what the preview page calls it; the tests write them all.
   * `shopUrl` makes the pictures real.
   */
  examples: Readonly<Record<Title, (shopUrl: string) => Facts>>
}

type Examples<Facts, Title extends string> = MailTemplate<Facts, MailCause, Title>['examples']

/** The facts follow from what `write` takes. */
export const defineMailTemplate = <Facts, const Cause extends MailCause, Title extends string>(
  mail: Pick<MailTemplate<Facts, Cause>, 'cause' | 'write'> & {
    examples: Examples<NoInfer<Facts>, Title>
  },
): MailTemplate<Facts, Cause, Title> => mail
