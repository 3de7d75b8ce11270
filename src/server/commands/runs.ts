import { letRunGo } from '#flows/recovery/let-run-go.ts'
import { place, signed } from './arguments.ts'
import { defineCommand } from './define-command.ts'

export const letRunGoCommand = defineCommand({
  name: 'runs go',
  explanation: 'lets a stopped run go on, for a day at most',
  words: { run: place('name'), ...signed },
  run: letRunGo,
  format: ({ run }) => [`${run} goes on with its next run, for a day at most.`],
})
