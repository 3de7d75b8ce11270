import { unlink } from 'node:fs/promises'
import { resolve } from 'node:path'
import { listCardBatches } from '#domain/cards/card-batches.ts'
import {
  type CardForPrinter,
  exportCardBatch,
  makeCardBatch,
} from '#flows/cards/make-card-batch.ts'
import { isId } from '#kernel/ids.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { writeCsv } from '#kernel/write-csv.ts'
import { by, option, place } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { orElse, sayWhen, sentence } from './words.ts'
import { writeNewFile } from './write-files.ts'

/** A printer takes no more at once, and a transaction neither. */
const countMax = 10_000

export const makeCardsCommand = defineCommand({
  name: 'cards make',
  explanation: 'makes blank cards for a printer',
  words: {
    programme: place('programme'),
    count: option('count', `<1 to ${countMax}>`, readCount),
    actor: by,
  },
  run: async (context, asked) => makeCardBatch(await withQueue(context), asked),
  format: ({ id, programme, count }) => [
    `${id}: ${count} blank cards of ${programme}. Next: cards export ${id} --out <file.csv> --by "<your name>"`,
  ],
})

function readCount(text: string): number | undefined {
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 && count <= countMax ? count : undefined
}

/** The one time that numbers and pins of a batch leave the shop. */
export const exportCardsCommand = defineCommand({
  name: 'cards export',
  explanation: 'writes a batch for the printer, once',
  words: {
    id: place('batch', (text) => (isId('bat', text) ? text : undefined)),
    out: option('out', '<file.csv>'),
    actor: by,
  },
  async run(context, { id, out, actor }) {
    const file = resolve(context.home, out)
    const deps = await withQueue(context)
    const write = (cards: readonly CardForPrinter[]) => writeNewFile(file, asCsv(cards))
    const { cardCount } = await exportCardBatch(deps, { id, actor, write }).catch(
      async (error: unknown) => {
        if (isThere(error)) throw refusal('fileThere', { file })
        await unlink(file).catch(() => undefined)
        throw error
      },
    )
    return { file, cardCount }
  },
  format: ({ file, cardCount }) => [`${file}: ${cardCount} cards. Their pins stand nowhere else.`],
})

const listedMax = 100

export const listBatchesCommand = defineCommand({
  name: 'cards batches',
  explanation: 'which cards were made for a printer, and whether they went there',
  words: {},
  run: ({ db }) => listCardBatches(db, listedMax),
  format: (batches) =>
    orElse(
      batches.map((batch) =>
        sentence(
          `${batch.id}: ${batch.cardCount} of ${batch.programme}`,
          sayWhen(`made by ${batch.madeBy}`, batch.madeAt),
          sayWhen(`exported by ${batch.exportedBy}`, batch.exportedAt),
        ),
      ),
      'None were made.',
    ),
})

/** As `post stock import` reads it: when the cards are there, it says of each whether it is known. */
const asCsv = (cards: readonly CardForPrinter[]): string =>
  writeCsv(
    [
      ['number', 'pin', 'product', 'amount'],
      ...cards.map(({ number, pin, productId }) => [number, pin, productId, '']),
    ],
    ',',
  )

const isThere = (error: unknown): boolean => (error as { code?: unknown }).code === 'EEXIST'
