import { decideWithdrawal } from '#flows/withdrawals/decide-withdrawal.ts'
import {
  listStatements,
  showWithdrawal,
  type WithdrawalDetails,
  type WithdrawalView,
} from '#flows/withdrawals/show-withdrawal.ts'
import { unmaskWithdrawal } from '#flows/withdrawals/unmask-withdrawal.ts'
import { choice, flag, maybe, option, place, signed } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { orElse, sayWhen, sentence } from './words.ts'

const describe = (one: WithdrawalView): string =>
  sentence(
    `${one.id}: ${one.name}, order ${one.orderNumber}, ${one.state}`,
    sayWhen('stated', one.statedAt),
    one.decideBy === null ? null : `to be decided by ${one.decideBy}`,
    one.partsText === null ? null : `"${one.partsText}"`,
  )

export const listWithdrawalsCommand = defineCommand({
  name: 'withdrawals list',
  explanation:
    'who withdrew and waits for a decision, with the day by which; --all shows the others too',
  words: { all: flag('all') },
  run: listStatements,
  format: (found) => orElse(found.map(describe), 'Nothing waits.'),
})

const sayPart = (
  { receiverName, titles, result, packed }: WithdrawalDetails['parts'][number],
  at: number,
): string =>
  sentence(
    `  ${at + 1}. ${titles.map(({ nl }) => nl).join(', ')} ${receiverName ?? '(for themselves)'}: ${result}`,
    packed === null ? null : `${packed.activated} of ${packed.cards} blank cards activated`,
  )

export const showWithdrawalCommand = defineCommand({
  name: 'withdrawals show',
  explanation: 'one of them, part by part, with its history',
  words: { id: place('id') },
  run: (context, { id }) => showWithdrawal(context, id),
  format: (found) => [
    describe(found),
    ...found.parts.map(sayPart),
    ...found.history.map(
      ({ event, actor, writtenAt }) => `  ${sentence(event, actor, sayWhen('on', writtenAt))}`,
    ),
  ],
})

export const unmaskWithdrawalCommand = defineCommand({
  name: 'withdrawals unmask',
  explanation: 'name and email of one of them in full; who looked and why stays in its history',
  words: { withdrawalId: place('id'), ...signed },
  run: async (context, { withdrawalId, ...by }) =>
    unmaskWithdrawal(await withQueue(context), {
      withdrawalId,
      operator: { ...by, mayUnmask: true },
    }),
  format: ({ id, name, email }) => [`${id}: ${sentence(name, email)}`],
})

export const decideWithdrawalCommand = defineCommand({
  name: 'withdrawals decide',
  explanation: 'pays back or refuses what waits; --only names parts, counted from 1',
  words: {
    withdrawalId: place('id'),
    decision: choice({ 'pay-back': 'pay-back', refuse: 'refuse' }),
    only: maybe(option('only', '<1,3>', readParts)),
    ...signed,
  },
  run: async (context, asked) => decideWithdrawal(await withQueue(context), asked),
  format: ({ withdrawalId, decision }) => [
    `${withdrawalId}: ${decision}. Whoever ordered is told.`,
  ],
})

function readParts(text: string): readonly number[] | undefined {
  const parts = text.split(',').map(Number)
  return parts.every((at) => at > 0) ? parts : undefined
}
