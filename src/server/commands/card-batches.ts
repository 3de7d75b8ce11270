import { unlink, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listCardBatches } from '#domain/cards/card-batches.ts'
import { listPrintable } from '#domain/catalogue/list-printable.ts'
import { type CardToPrint, exportCardBatch, makeCardBatch } from '#flows/cards/make-card-batch.ts'
import { isId } from '#kernel/ids.ts'
import type { Command, CommandAnswer } from './command.ts'
import { sayWhen, sentence } from './words.ts'

/** A printer takes no more at once, and a transaction neither. */
const countMax = 10_000

const makeUsage = `cards make <programme> --count <1 to ${countMax}> --by "<your name>"`

export const makeCardsCommand: Command = {
  name: 'cards make',
  explanation: 'makes blank cards for a printer: <programme> --count <how many> --by "<name>"',
  async run(context, args) {
    const { cardProgrammes } = context.storefront
    const { positionals, count, by: actor } = readWords(args)
    const programme = cardProgrammes.find(({ key }) => key === positionals[0])
    const keys = cardProgrammes.map(({ key }) => key).join(', ')
    if (programme === undefined) return wrong(`Say of which programme (${keys}): ${makeUsage}`)
    const wanted = Number(count)
    const isCount = Number.isInteger(wanted) && wanted >= 1 && wanted <= countMax
    if (!isCount || actor === '') return wrong(`Say how many, and who you are: ${makeUsage}`)
    const product = (await listPrintable(context.db)).find(({ id }) => id === programme.product)
    if (product === undefined) return wrong(`${programme.product} is not sold here.`)
    const deps = { ...context, queue: await context.openQueue() }
    const { issuer } = product
    const id = await makeCardBatch(deps, { programme, issuer, count: wanted, actor })
    const next = `cards export ${id} --out <file.csv> --by "<your name>"`
    return {
      lines: [`${id}: ${wanted} blank cards of ${programme.key}. Next: ${next}`],
      isFine: true,
    }
  },
}

const exportUsage = 'cards export <batch> --out <file.csv> --by "<your name>"'

/** The one time that numbers and pins of a batch leave the shop. */
export const exportCardsCommand: Command = {
  name: 'cards export',
  explanation: 'writes a batch for the printer, once: <batch> --out <file.csv> --by "<name>"',
  async run(context, args) {
    const { positionals, out, by: actor } = readWords(args)
    const [id = ''] = positionals
    if (!isId('bat', id) || out === '' || actor === '')
      return wrong(`Say which, where to, and who you are: ${exportUsage}`)
    const path = resolve(context.home, out)
    const deps = { ...context, queue: await context.openQueue() }
    try {
      const write = (cards: readonly CardToPrint[]) =>
        // Whoever owns the shop reads it, and nothing that is there is written over.
        writeFile(path, asCsv(cards), { mode: 0o600, flag: 'wx' })
      const batch = await exportCardBatch(deps, { id, actor, write }).catch(async (error) => {
        if (!isThere(error)) await unlink(path).catch(() => undefined)
        throw error
      })
      if (batch === undefined)
        return wrong('There is no such batch, or it was exported before: that happens once.')
      return {
        lines: [`${path}: ${batch.cardCount} cards. Their pins stand nowhere else.`],
        isFine: true,
      }
    } catch (error) {
      if (isThere(error)) return wrong(`${path} is there already. Nothing was exported.`)
      throw error
    }
  },
}

const listedMax = 100

export const listBatchesCommand: Command = {
  name: 'cards batches',
  explanation: 'which cards were made for a printer, and whether they went there',
  async run({ db }) {
    const batches = await listCardBatches(db, listedMax)
    const lines = batches.map((batch) =>
      sentence(
        `${batch.id}: ${batch.cardCount} of ${batch.programme}`,
        sayWhen(`made by ${batch.madeBy}`, batch.madeAt),
        sayWhen(`exported by ${batch.exportedBy}`, batch.exportedAt),
      ),
    )
    return { lines: lines.length === 0 ? ['None were made.'] : lines, isFine: true }
  },
}

/** As `post stock import` reads it: when the cards are there, it says of each whether it is known. */
const asCsv = (cards: readonly CardToPrint[]): string =>
  [
    'number,pin,product,amount',
    ...cards.map(({ number, pin, productId }) => `${number},${pin},${productId},`),
  ]
    .map((line) => `${line}\n`)
    .join('')

const isThere = (error: unknown): boolean => (error as { code?: unknown }).code === 'EEXIST'

function readWords(args: readonly string[]) {
  const text = { type: 'string', default: '' } as const
  try {
    const options = { count: text, by: text, out: text }
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { ...values, by: values.by.trim(), positionals }
  } catch {
    return { positionals: [], count: '', by: '', out: '' }
  }
}

const wrong = (line: string): CommandAnswer => ({ lines: [line], isFine: false })
