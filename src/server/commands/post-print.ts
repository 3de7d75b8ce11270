import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type LabelForm, labelForms } from '#domain/orders/post-papers.ts'
import { collectPostPapers } from '#flows/orders/collect-post-papers.ts'
import { dutchDayOf } from '#kernel/post-calendar.ts'
import type { Command, CommandAnswer } from './command.ts'

/** They are full of people: their owner's alone. */
const ownerOnly = { file: 0o600, folder: 0o700 }

const refused = (line: string): CommandAnswer => ({ lines: [line], isFine: false })

/** The same day again writes the same files anew. */
export const printPostCommand: Command = {
  name: 'post print',
  explanation:
    'writes pick list, labels and packing slips: --out <folder> [--day <2026-12-04>] [--labels a4|roll]',
  async run(context, args) {
    const asked = readWords(args, context.postSettings.labels)
    if (typeof asked === 'string') return refused(asked)
    const day = asked.day ?? dutchDayOf(context.clock.now())
    const { papers, unaddressed } = await collectPostPapers(context, day)
    // Whoever prints nothing loads nothing of it.
    const { printPostPapers } = await import('#print/print-post-papers.ts')
    const files = await printPostPapers(papers, { labels: asked.labels })
    const folder = resolve(context.home, asked.out)
    const failure = await writeAll(folder, files)
    if (failure !== undefined) return refused(failure)
    return {
      lines: [
        ...files.map(({ name }) => resolve(folder, name)),
        ...unaddressed.map((name) => `${name} has no address: ask whoever ordered.`),
      ],
      isFine: true,
    }
  },
}

async function writeAll(
  folder: string,
  files: readonly { name: string; bytes: Uint8Array }[],
): Promise<string | undefined> {
  try {
    await mkdir(folder, { recursive: true, mode: ownerOnly.folder })
    for (const { name, bytes } of files)
      await writeFile(resolve(folder, name), bytes, { mode: ownerOnly.file })
    return undefined
  } catch (error) {
    return `${folder} cannot be written: ${(error as Error).message}.`
  }
}

type Asked = { out: string; day: Temporal.PlainDate | undefined; labels: LabelForm }

/** What was asked, or a sentence on what is wrong with it. */
function readWords(args: readonly string[], usual: LabelForm): Asked | string {
  const values = valuesOf(args)
  if (values?.out === undefined)
    return 'Say where to: post print --out <folder> [--day <2026-12-04>] [--labels a4|roll]'
  const labels = labelForms.find((form) => form === (values.labels ?? usual))
  if (labels === undefined) return `Labels are ${labelForms.join(' or ')}, not ${values.labels}.`
  const day = values.day === undefined ? undefined : dayOf(values.day)
  if (values.day !== undefined && day === undefined)
    return `${values.day} is no day; say it as 2026-12-04.`
  return { out: values.out, day, labels }
}

function valuesOf(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args: [...args], options: { out: text, day: text, labels: text } }).values
  } catch {
    return undefined
  }
}

function dayOf(text: string): Temporal.PlainDate | undefined {
  try {
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? Temporal.PlainDate.from(text) : undefined
  } catch {
    return undefined
  }
}
