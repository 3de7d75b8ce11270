import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { endSubscription } from '#domain/newsletter/end-subscription.ts'
import { findSubscription } from '#domain/newsletter/find-subscription.ts'
import { type ConfirmedSubscription, listConfirmed } from '#domain/newsletter/list-confirmed.ts'
import { newsletterEndUrl } from '#flows/shared/addresses.ts'
import type { Command, CommandContext } from './command.ts'

const ownerOnly = 0o600

/**
 * Everybody who confirmed, for the sender of the newsletter, each with the link that has to stand in it and in its
 * List-Unsubscribe header. The file is new and its owner's alone: it is full of people.
 */
export const exportNewsletterCommand: Command = {
  name: 'newsletter export',
  explanation: 'writes everybody who confirmed the newsletter to a new file, as CSV',
  async run(context, [path]) {
    if (path === undefined)
      return {
        lines: ['Say which file to write: newsletter export /folder/file.csv'],
        isFine: false,
      }
    const subscriptions = await context.readBehind(listConfirmed)
    const file = resolve(context.home, path)
    try {
      await writeFile(file, toCsv(context, subscriptions), { flag: 'wx', mode: ownerOnly })
    } catch (error) {
      return { lines: [`${file} was not written: ${(error as Error).message}.`], isFine: false }
    }
    return { lines: [`${subscriptions.length} addresses in ${file}.`], isFine: true }
  },
}

const columns = [
  'email',
  'first_name',
  'language',
  'storefront',
  'asked_at',
  'confirmed_at',
  'consent_version',
  'unsubscribe_url',
]

function toCsv(context: CommandContext, rows: readonly ConfirmedSubscription[]): string {
  const lines = rows.map((row) => [
    row.email,
    row.firstName ?? '',
    row.language,
    row.storefront,
    row.askedAt.toISOString(),
    row.confirmedAt?.toISOString() ?? '',
    row.consentVersion,
    newsletterEndUrl(context, row),
  ])
  return [columns, ...lines].map((line) => `${line.map(quoted).join(',')}\r\n`).join('')
}

/** RFC 4180. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** For somebody who asks a person to take them off the list. */
export const endNewsletterCommand: Command = {
  name: 'newsletter end',
  explanation: 'takes an address off the newsletter, at once',
  async run({ db, clock }, [email = '']) {
    const id = await findSubscription(db, email)
    if (id === undefined) return { lines: [`${email} is not on the list.`], isFine: false }
    await db.transaction().execute((tx) => endSubscription(tx, { id, now: clock.now() }))
    return { lines: [`${email} gets no newsletter any more.`], isFine: true }
  },
}
