import { type InferOutput, object, pipe, string, uuid } from 'valibot'
import { sendOrderLinkMail } from '#flows/orders/open-by-link.ts'
import { idOf } from '#jobs/ids.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

const payload = object({ linkId: idOf('olk'), orderUuid: pipe(string(), uuid()) })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-order-link-mail': InferOutput<typeof payload>
  }
}

/** Mails the link that opens an order. The link is the key of its row and of the mail. */
export const sendOrderLinkMailJob = defineJob({
  name: 'send-order-link-mail',
  payload,
  policy: patient,
  run: eachAlone((deps, asked) => sendOrderLinkMail(deps, asked)),
})
