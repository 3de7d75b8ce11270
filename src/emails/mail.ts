import type { MailName, Mails, Written } from '#domain/mail/mails.ts'

export type Mail<Name extends MailName = MailName, Title extends string = string> = {
  name: Name
  write(facts: Mails[Name]): Promise<Written>
  /**
   * Invented facts for every form that it can have, by what the preview page calls it; the tests write them all.
   * `shopUrl` makes the pictures real.
   */
  examples: Readonly<Record<Title, (shopUrl: string) => Mails[Name]>>
}

export const defineMail = <Name extends MailName, Title extends string>(
  mail: Mail<Name, Title>,
): Mail<Name, Title> => mail
