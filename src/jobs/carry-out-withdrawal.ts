import { boolean, type InferOutput, object, optional } from 'valibot'
import { carryOutWithdrawal } from '#flows/withdrawals/carry-out-withdrawal.ts'
import { idOf } from '#jobs/ids.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

const payload = object({ withdrawalId: idOf('wdr'), isQuiet: optional(boolean()) })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'carry-out-withdrawal': InferOutput<typeof payload>
  }
}

/** A statement is carried out once: its state says whether it was. */
export const carryOutWithdrawalJob = defineJob({
  name: 'carry-out-withdrawal',
  payload,
  policy: patient,
  run: eachAlone(carryOutWithdrawal),
})
