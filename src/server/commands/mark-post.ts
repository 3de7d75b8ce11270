import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { findToPost } from '#domain/orders/list-to-post.ts'
import { packShipment, postShipment } from '#flows/orders/post-shipments.ts'
import { CsvBroken, type CsvRecord, readCsv } from '#platform/payments/read-csv.ts'
import type { Command, CommandAnswer, CommandContext } from './command.ts'

export const wrongPostWords: CommandAnswer = {
  lines: [
    'Say: post, post all, post packed <order>/<shipment>, post posted <order>/<shipment> --track <code>, or either with --file <file.csv>.',
  ],
  isFine: false,
}

/** Its cards are made now. */
export const packedCommand: Command = {
  name: 'post packed',
  explanation:
    'says that shipments are packed, and has their cards made: <order>/<shipment> … or --file <file.csv>',
  async run(context, args) {
    if (args[0] === '--file') return markFile(context, args[1], pack)
    if (args.length === 0) return notToPost()
    return together(await each(args, (name) => pack(context, { name, code: undefined })))
  },
}

/** Its giver is told. */
export const postedCommand: Command = {
  name: 'post posted',
  explanation:
    'says that a packed shipment is on its way: <order>/<shipment> [--track <code>], or --file <file.csv> of shipments and codes',
  async run(context, [name, flag, code]) {
    if (name === '--file') return markFile(context, flag, post)
    if ((flag !== undefined && flag !== '--track') || (flag && !isTrackCode(code)))
      return wrongPostWords
    return post(context, { name, code })
  },
}

type Mark = { name: string | undefined; code: string | undefined }
type Marks = (context: CommandContext, mark: Mark) => Promise<CommandAnswer>

const pack: Marks = async ({ db, clock, openQueue }, { name }) => {
  const shipment = await find(db, name)
  if (shipment === undefined) return notToPost(name)
  const isPacked = await packShipment({ db, clock, queue: await openQueue() }, shipment.shipmentId)
  return isPacked
    ? fine(`${name} is packed; its cards are being made.`)
    : fine(`${name} was packed before.`)
}

const post: Marks = async ({ db, clock, openQueue }, { name, code }) => {
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

/** A file that is larger was never written by hand or by a printer of labels. */
const fileBytesMax = 1_000_000

/** A shipment a row, with its code behind it. Rows that are wrong are named; the right ones are done, once, however often the file is read. */
async function markFile(
  context: CommandContext,
  path: string | undefined,
  mark: Marks,
): Promise<CommandAnswer> {
  if (path === undefined) return wrongPostWords
  const rows = await readRows(resolve(context.home, path))
  if (typeof rows === 'string') return wrong(rows)
  const answers = await each(rows, async ({ line, fields }) => {
    const [name = '', code = ''] = fields.map((field) => field.trim())
    // The names of its columns.
    if (line === 1 && !name.includes('/')) return fine()
    if (code !== '' && !isTrackCode(code)) return wrong(`Row ${line}: ${code} is no track code.`)
    const { lines, isFine } = await mark(context, { name, code: code === '' ? undefined : code })
    return isFine ? { lines, isFine } : wrong(`Row ${line}: ${lines.join(' ')}`)
  })
  return together(answers)
}

async function readRows(file: string): Promise<readonly CsvRecord[] | string> {
  try {
    const bytes = await readFile(file)
    if (bytes.length > fileBytesMax) return `${file} is too large: nothing was done.`
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // A spreadsheet of a Dutch office writes semicolons.
    return [...readCsv(text.includes(';') ? text.replaceAll(';', ',') : text)]
  } catch (error) {
    if (error instanceof CsvBroken) return `${file}: ${error.message}. Nothing was done.`
    if (error instanceof TypeError) return `${file} is no text in UTF-8: nothing was done.`
    return `${file} cannot be read.`
  }
}

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
