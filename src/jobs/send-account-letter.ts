import { object } from 'valibot'
import { sendAccountMails } from '#flows/mail/send-account-mails.ts'
import { idOf } from '#jobs/ids.ts'
import type { Job } from '#jobs/job.ts'

/** Mails the owner of an account once; the letter is the mail's key. */
export const sendAccountLetterJob: Job<'send-account-letter'> = {
  name: 'send-account-letter',
  payload: object({ accountMailId: idOf('alt') }),
  run: async (deps, payloads) => {
    const ids = payloads.map(({ accountMailId }) => accountMailId)
    const unsent = await sendAccountMails(deps, [...new Set(ids)])
    return ids.map((id) => unsent.get(id))
  },
}
