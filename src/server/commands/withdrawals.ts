import { parseArgs } from 'node:util'
import { countSoldInPacks, type SoldInPacks } from '#domain/cards/sold-blank.ts'
import { listHistory } from '#domain/history/list-history.ts'
import {
  findWithdrawal,
  type ListedWithdrawal,
  listWaitingWithdrawals,
  listWithdrawals,
} from '#domain/withdrawals/list-withdrawals.ts'
import type { WithdrawnPart } from '#domain/withdrawals/tables.ts'
import { decideWithdrawal, type NotDecided } from '#flows/withdrawals/decide-withdrawal.ts'
import { isId } from '#kernel/ids.ts'
import { payBackUntil } from '#kernel/withdrawal-period.ts'
import type { Command, CommandAnswer } from './command.ts'
import { sayWhen, sentence } from './words.ts'

const listedMax = 200

const describe = (one: ListedWithdrawal): string =>
  sentence(
    `${one.id}: ${one.name}, order ${one.orderNumber}, ${one.state}`,
    sayWhen('stated', one.statedAt),
    one.state === 'waiting' ? `to be decided by ${payBackUntil(one.statedAt)}` : null,
    one.partsText === null ? null : `"${one.partsText}"`,
  )

/** Those that wait, the first due first; with --all also the others. */
export const listWithdrawalsCommand: Command = {
  name: 'withdrawals list',
  explanation:
    'who withdrew and waits for a decision, with the day by which; --all shows the others too',
  async run({ db }, args) {
    const found = args.includes('--all')
      ? await listWithdrawals(db, listedMax)
      : await listWaitingWithdrawals(db, listedMax)
    const lines = found.map(describe)
    return { lines: lines.length === 0 ? ['Nothing waits.'] : lines, isFine: true }
  },
}

const sayPart = (
  { receiverName, titles, result }: WithdrawnPart,
  at: number,
  packed: SoldInPacks | undefined,
): string =>
  sentence(
    `  ${at + 1}. ${titles.map(({ nl }) => nl).join(', ')} ${receiverName ?? '(for themselves)'}: ${result}`,
    packed ? `${packed.activated} of ${packed.cards} blank cards activated` : null,
  )

export const showWithdrawalCommand: Command = {
  name: 'withdrawals show',
  explanation: 'one of them, part by part, with its history: <id>',
  async run({ db }, [id = '']) {
    const found = isId('wdr', id) ? await findWithdrawal(db, id) : undefined
    if (found === undefined) return wrong(`There is no withdrawal ${id}.`)
    const history = await listHistory(db, [found.id])
    const parts = found.outcome?.parts ?? []
    const deliveryIds = parts.map(({ deliveryId }) => deliveryId)
    const sold = await countSoldInPacks(db, deliveryIds)
    const packed = new Map(sold.map((one) => [one.deliveryId, one]))
    return {
      lines: [
        describe(found),
        ...parts.map((part, at) => sayPart(part, at, packed.get(part.deliveryId))),
        ...history.map(
          ({ event, actor, writtenAt }) => `  ${sentence(event, actor, sayWhen('on', writtenAt))}`,
        ),
      ],
      isFine: true,
    }
  },
}

const reasons: Record<NotDecided, string> = {
  notWaiting: 'does not wait for a decision: nothing was done.',
  orderStands: 'is of an order that is halted or ended: nothing was done. Decide its case first.',
  used: 'has a card of which something was spent: nothing was done. It can be refused.',
}

export const decideWithdrawalCommand: Command = {
  name: 'withdrawals decide',
  explanation:
    'pays back or refuses what waits: <id> --pay-back|--refuse [--only 1,3] --by "<name>" --because "<why>"',
  async run({ db, clock, openQueue }, args) {
    const asked = readWords(args)
    if (asked === undefined)
      return wrong(
        'Say: withdrawals decide <id> --pay-back or --refuse, --by "<name>" --because "<why>".',
      )
    const failure = await decideWithdrawal({ db, clock, queue: await openQueue() }, asked)
    return failure === undefined
      ? {
          lines: [`${asked.withdrawalId}: ${asked.decision}. Whoever ordered is told.`],
          isFine: true,
        }
      : wrong(`${asked.withdrawalId} ${reasons[failure]}`)
  },
}

const wrong = (line: string): CommandAnswer => ({ lines: [line], isFine: false })

function readWords(args: readonly string[]) {
  const flag = { type: 'boolean' } as const
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'pay-back': flag, refuse: flag, only: text, by: text, because: text },
      allowPositionals: true,
    })
    const [id = ''] = positionals
    const actor = values.by?.trim() ?? ''
    const reason = values.because?.trim() ?? ''
    const only = values.only?.split(',').map(Number)
    if (!isId('wdr', id) || actor === '' || reason === '') return undefined
    if (values['pay-back'] === values.refuse || only?.some((at) => !(at > 0))) return undefined
    const decision = values.refuse ? ('refuse' as const) : ('pay-back' as const)
    return { withdrawalId: id, decision, only, actor, reason }
  } catch {
    return undefined
  }
}
