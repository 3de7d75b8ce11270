import { listUnopened } from '#domain/deliveries/giver-notices.ts'
import { askOverdueLetters } from '#domain/documents/letters.ts'
import { listLapsingVersions } from '#domain/quotes/quote-mails.ts'
import { listDueReminders } from '#domain/reminders/reminder-mails.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { mailJob } from './mail-job.ts'

/** Of each kind in one round; the rest goes with the next one. */
const perRoundMax = 500

/** Sends the jobs of mails that are due by the calendar, none beside one that waits for the same mail. */
export async function sendDueNotices(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'storefront'>,
): Promise<void> {
  const due = { now: deps.clock.now(), limit: perRoundMax }
  await transact(deps, async (tx) => {
    const reminders = await listDueReminders(tx, due)
    const unopened = await listUnopened(tx, due)
    const lapsing = await listLapsingVersions(tx, due)
    const days = deps.storefront.onAccount.reminderDays
    const overdue = await askOverdueLetters(tx, { ...due, days })
    await deps.queue.sendMissing(tx, [
      ...reminders.map((id) => mailJob('reminder', id)),
      ...unopened.map((id) => mailJob('unopened', id)),
      ...lapsing.map((id) => mailJob('quoteReminder', id)),
      ...overdue.map((id) => mailJob('documentLetter', id)),
    ])
  })
}
