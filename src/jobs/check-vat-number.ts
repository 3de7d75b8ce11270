import { type InferOutput, object } from 'valibot'
import { checkVatNumber } from '#flows/companies/check-vat-number.ts'
import { idOf } from '#jobs/ids.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

const payload = object({ companyId: idOf('cmp') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'check-vat-number': InferOutput<typeof payload>
  }
}

/** A number that was answered for is not asked about again. */
export const checkVatNumberJob = defineJob({
  name: 'check-vat-number',
  payload,
  policy: patient,
  run: eachAlone(checkVatNumber),
})
