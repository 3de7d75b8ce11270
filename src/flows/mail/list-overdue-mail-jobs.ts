import type { Db } from '#domain/db.ts'
import { listUnsentMails, listUntold } from '#domain/mail/list-claims.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import type { OrderId } from '#kernel/ids.ts'
import { requestMailJob } from './define-mail-kind.ts'
import { mailJob } from './mail-job.ts'
import { mailKinds } from './mail-kinds.ts'

type Overdue = { now: Date; before: Date; limit: number; orderId?: OrderId | undefined }

/**
 * Jobs of mails that were due before `before` and did not go: those never tried, and those to be tried again. Of one order all
 * that are due.
 */
export async function listOverdueMailJobs(
  db: Db,
  overdue: Overdue,
): Promise<readonly JobRequest[]> {
  const jobs: JobRequest[] = []
  for (const mail of mailKinds) {
    const ids = await listUntold(db, mail, overdue)
    jobs.push(...ids.map((id) => requestMailJob(mail, id)))
  }
  if (overdue.orderId !== undefined) return jobs
  const unsent = await listUnsentMails(db, mailKinds, overdue)
  return [...jobs, ...unsent.map(({ kind, subjectId }) => mailJob(kind, subjectId))]
}
