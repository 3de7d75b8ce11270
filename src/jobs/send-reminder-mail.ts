import { type InferOutput, object } from 'valibot'
import { sendReminderMails } from '#flows/mail/send-reminder-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patient } from '#jobs/job.ts'

const payload = object({ reminderId: idOf('rem') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-reminder-mail': InferOutput<typeof payload>
  }
}

/** Tells a holder once that their cards end; the reminder is the mail's key. */
export const sendReminderMailJob = defineJob({
  name: 'send-reminder-mail',
  payload,
  policy: patient,
  run: allTogether(({ reminderId }) => reminderId, sendReminderMails),
})
