import { object } from 'valibot'
import { processNotification } from '#flows/payments/process-notification.ts'
import { idOf } from '#jobs/ids.ts'
import { eachAlone, type Job } from '#jobs/job.ts'

/** Acts on one stored notification; a processed one is left alone. */
export const processNotificationJob: Job<'process-notification'> = {
  name: 'process-notification',
  payload: object({ notificationId: idOf('ntf') }),
  run: eachAlone(processNotification),
}
