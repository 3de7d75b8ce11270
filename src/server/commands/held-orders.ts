import type { StoppedRun } from '#domain/stopped-runs/stopped-runs.ts'
import { type HeldJob, listHeldWork } from '#flows/back-office/list-held-work.ts'
import { tellCase } from './cases.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { orElse, sayWhen, section, sentence } from './words.ts'

export const heldOrdersCommand = defineCommand({
  name: 'orders held',
  explanation: 'what waits for a person: cases of money, stopped runs, and jobs given up',
  words: {},
  run: async (context) => listHeldWork(await withQueue(context)),
  format: ({ cases, runs, jobs, jobCount }) =>
    orElse(
      [
        ...section('Cases: money that somebody has to decide about', cases.map(tellCase)),
        ...section('Stopped runs', runs.map(tellRun)),
        ...section(`Jobs given up, ${jobCount} in all`, jobs.map(tellJob)),
      ],
      'Nothing waits for a person.',
    ),
})

function tellRun({ name, reason, stoppedAt, allowedBy }: StoppedRun): string {
  const next = allowedBy === null ? [] : [`goes on with its next run, says ${allowedBy}`]
  return sentence(`${name}: ${reason}`, sayWhen('stopped', stoppedAt), next)
}

const tellJob = ({ name, orderNumber, ids, reason, failedAt }: HeldJob): string =>
  `${orderNumber ?? 'no order'}: ${name ?? 'unknown job'}, ${sentence(
    ids,
    reason,
    sayWhen('given up', failedAt),
  )}`
