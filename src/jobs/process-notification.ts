import { type InferOutput, object } from 'valibot'
import { processNotification } from '#flows/payments/process-notification.ts'
import { idOf } from '#jobs/ids.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

const payload = object({ notificationId: idOf('ntf') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'process-notification': InferOutput<typeof payload>
  }
}

/** Acts on one stored notification; a processed one is left alone. */
export const processNotificationJob = defineJob({
  name: 'process-notification',
  payload,
  policy: { ...patient, pauseSecondsMax: 120 },
  run: eachAlone(processNotification),
})
