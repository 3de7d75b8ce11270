import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CardNumber } from '#domain/cards/code.ts'
import { findToPost } from '#domain/orders/list-to-post.ts'
import { plainNumber } from '#flows/cards/import-printed-cards.ts'
import { type Packing, packShipment } from '#flows/orders/pack-shipment.ts'
import { postShipment } from '#flows/orders/post-shipments.ts'
import type { Command, CommandAnswer, CommandContext } from './command.ts'
import { readRows } from './read-rows.ts'

export const wrongPostWords: CommandAnswer = {
  lines: [
    'Say: post, post all, post packed <order>/<shipment>, post posted <order>/<shipment> --track <code>, or either with --file <file.csv>.',
  ],
  isFine: false,
}

/** Its printed cards are scanned, the others are made now. */
export const packedCommand: Command = {
  name: 'post packed',
  explanation:
    'says that shipments are packed, with the printed cards in them: <order>/<shipment> … [--card <number>]…, or --file <file.csv>',
  async run(context, args) {
    if (args[0] === '--file') return packFile(context, args[1])
    const asked = readPacked(args)
    if (asked === undefined || asked.names.length === 0) return notToPost()
    const { names, numbers } = asked
    if (numbers.length > 0 && names.length > 1)
      return wrong('Cards go into one shipment at a time: post packed <order>/<shipment> --card …')
    return together(await each(names, (name) => pack(context, { name, numbers })))
  },
}

function readPacked(args: readonly string[]) {
  try {
    const options = { card: { type: 'string', multiple: true } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { names: positionals, numbers: plainNumbers(values.card ?? []) }
  } catch {
    return undefined
  }
}

/** As an import reads them. */
const plainNumbers = (numbers: readonly string[]): readonly string[] =>
  numbers.map(plainNumber).filter((number) => number !== '')

/** Its giver is told. */
export const postedCommand: Command = {
  name: 'post posted',
  explanation:
    'says that a packed shipment is on its way: <order>/<shipment> [--track <code>], or --file <file.csv> of shipments and codes',
  async run(context, [name, flag, code]) {
    if (name === '--file') return postFile(context, flag)
    if ((flag !== undefined && flag !== '--track') || (flag && !isTrackCode(code)))
      return wrongPostWords
    return post(context, { name, code })
  },
}

type Mark = { name: string | undefined; code: string | undefined }
type Envelope = { name: string; numbers: readonly string[] }

const reasons: Record<Refused['why'], string> = {
  unknown: 'is no printed card that was imported',
  used: 'lies in another envelope, or is somebody’s',
  removed: 'was taken out of stock',
  twice: 'was scanned twice',
  otherKind: 'is of another kind than what was ordered',
  otherAmount: 'is of another amount than what was ordered',
  tooMany: 'is one more than was ordered',
}

type Refused = Extract<Packing, { outcome: 'refused' }>

async function pack(context: CommandContext, { name, numbers }: Envelope): Promise<CommandAnswer> {
  const shipment = await find(context.db, name)
  if (shipment === undefined) return notToPost(name)
  const { shipmentId } = shipment
  const deps = { ...context, queue: await context.openQueue() }
  return sayPacking(name, await packShipment(deps, { shipmentId, numbers }))
}

function sayPacking(name: string, packing: Packing): CommandAnswer {
  switch (packing.outcome) {
    case 'packed':
      return fine(`${name} is packed; ${sayCards(packing)}.`)
    case 'packedBefore':
      return fine(`${name} was packed before.`)
    case 'notToPack':
      return wrong(`${name} is not to be packed: it went, or its order does not go on.`)
    case 'toScan':
      return wrong(`${name} was not packed: scan its printed cards, ${packing.count} of them.`)
    case 'refused':
      return wrong(
        `${name} was not packed: ${new CardNumber(packing.number)} ${reasons[packing.why]}.`,
      )
  }
}

const sayCards = ({ printed, made }: { printed: number; made: number }): string =>
  [
    ...(printed > 0 ? [`${printed} printed in it`] : []),
    ...(made > 0 ? ['its cards are being made'] : []),
  ].join(', ')

async function post(
  { db, clock, openQueue }: CommandContext,
  { name, code }: Mark,
): Promise<CommandAnswer> {
  const shipment = await find(db, name)
  if (shipment === undefined) return notToPost(name)
  const { shipmentId, packedAt } = shipment
  const deps = { db, clock, queue: await openQueue() }
  if (await postShipment(deps, { shipmentId, trackCode: code }))
    return fine(`${name} is on its way; its giver is told.`)
  return wrong(`${name} ${packedAt === null ? 'is not packed yet' : 'still waits for its cards'}.`)
}

const each = async <Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<CommandAnswer>,
): Promise<readonly CommandAnswer[]> => {
  const answers: CommandAnswer[] = []
  for (const item of items) answers.push(await run(item))
  return answers
}

const together = (answers: readonly CommandAnswer[]): CommandAnswer => ({
  lines: answers.flatMap(({ lines }) => lines),
  isFine: answers.every(({ isFine }) => isFine),
})

/** A shipment a row, with its code behind it. Rows that are wrong are named; the right ones are done, once, however often the file is read. */
async function postFile(context: CommandContext, path: string | undefined): Promise<CommandAnswer> {
  if (path === undefined) return wrongPostWords
  const rows = await readRows(resolve(context.home, path))
  if (typeof rows === 'string') return wrong(rows)
  const answers = await each(rows, async ({ line, fields }) => {
    const [name = '', code = ''] = fields.map((field) => field.trim())
    if (isHead(line, name)) return fine()
    if (code !== '' && !isTrackCode(code)) return wrong(`Row ${line}: ${code} is no track code.`)
    return inRow(line, await post(context, { name, code: code === '' ? undefined : code }))
  })
  return together(answers)
}

/** A shipment a row, with its printed cards behind it; one of many cards may have several rows. */
async function packFile(context: CommandContext, path: string | undefined): Promise<CommandAnswer> {
  if (path === undefined) return wrongPostWords
  const rows = await readRows(resolve(context.home, path))
  if (typeof rows === 'string') return wrong(rows)
  const envelopes = new Map<string, { line: number; numbers: readonly string[] }>()
  for (const { line, fields } of rows) {
    const [name = '', ...numbers] = fields.map((field) => field.trim())
    if (isHead(line, name)) continue
    const earlier = envelopes.get(name) ?? { line, numbers: [] }
    envelopes.set(name, {
      ...earlier,
      numbers: [...earlier.numbers, ...plainNumbers(numbers)],
    })
  }
  const answers = await each([...envelopes], async ([name, { line, numbers }]) =>
    inRow(line, await pack(context, { name, numbers })),
  )
  return together(answers)
}

/** The names of its columns. */
const isHead = (line: number, name: string): boolean => line === 1 && !name.includes('/')

const inRow = (line: number, { lines, isFine }: CommandAnswer): CommandAnswer =>
  isFine ? { lines, isFine } : wrong(`Row ${line}: ${lines.join(' ')}`)

const isTrackCode = (code: string | undefined): boolean => /^[A-Z0-9]{6,35}$/i.test(code ?? '')

const fine = (...lines: readonly string[]): CommandAnswer => ({ lines, isFine: true })
const wrong = (line: string): CommandAnswer => ({ lines: [line], isFine: false })

const notToPost = (name = ''): CommandAnswer =>
  wrong(
    name === ''
      ? 'Say which shipment, such as 61-7KD3-9QXM/1: post all lists them.'
      : `Nothing by the name of ${name} waits to be posted.`,
  )

/** By the number of its order and its own. */
export function readShipmentName(
  name = '',
): { referenceNumber: string; number: number } | undefined {
  const [, order, number] = /^([\w-]{1,40})\/(\d{1,4})$/.exec(name) ?? []
  if (order === undefined) return undefined
  return { referenceNumber: order.toUpperCase(), number: Number(number) }
}

async function find(db: CommandContext['db'], name: string | undefined) {
  const asked = readShipmentName(name)
  return asked && findToPost(db, asked)
}
