import { resolve } from 'node:path'
import { type ConfirmedSubscription, listConfirmed } from '#domain/newsletter/list-confirmed.ts'
import { endByOperator } from '#flows/newsletter/end-by-operator.ts'
import { newsletterEndUrl } from '#flows/shared/addresses.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { writeOfficeCsv } from '#kernel/write-csv.ts'
import { place } from './arguments.ts'
import type { CommandContext } from './command.ts'
import { defineCommand } from './define-command.ts'
import { writeNewFile } from './write-files.ts'

/**
 * Everybody who confirmed, for the sender of the newsletter, each with the link that has to stand in it and in its
 * List-Unsubscribe header. The file is new and its owner's alone: it is full of people.
 */
export const exportNewsletterCommand = defineCommand({
  name: 'newsletter export',
  explanation: 'writes everybody who confirmed the newsletter to a new file, as CSV',
  words: { path: place('file.csv') },
  async run(context, { path }) {
    const subscriptions = await context.readBehind(listConfirmed)
    const file = resolve(context.home, path)
    await writeNewFile(file, toCsv(context, subscriptions)).catch((error: Error) => {
      throw refusal('fileNotWritten', { file, why: error.message })
    })
    return { file, count: subscriptions.length }
  },
  format: ({ file, count }) => [`${count} addresses in ${file}.`],
})

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
  return writeOfficeCsv([columns, ...lines], ',')
}

/** For somebody who asks a person to take them off the list. */
export const endNewsletterCommand = defineCommand({
  name: 'newsletter end',
  explanation: 'takes an address off the newsletter, at once',
  words: { email: place('email') },
  run: endByOperator,
  format: ({ email }) => [`${email} gets no newsletter any more.`],
})
