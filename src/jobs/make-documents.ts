import { type InferOutput, object } from 'valibot'
import { makeDocuments } from '#flows/documents/make-documents.ts'
import { defineJob, eachAlone, once } from '#jobs/job.ts'

const payload = object({})

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'make-documents': InferOutput<typeof payload>
  }
}

/** An order has one invoice and a refund one credit note, by the rules of the table. */
export const makeDocumentsJob = defineJob({
  name: 'make-documents',
  payload,
  policy: once,
  schedule: { cron: '*/5 * * * *', isIrreversible: true },
  run: eachAlone((deps) => makeDocuments(deps)),
})
