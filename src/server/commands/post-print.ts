import { resolve } from 'node:path'
import { labelForms } from '#domain/orders/post-papers.ts'
import { collectPostPapers } from '#flows/orders/collect-post-papers.ts'
import { dutchDayOf } from '#kernel/post-calendar.ts'
import { maybe, option, readDay } from './arguments.ts'
import { defineCommand } from './define-command.ts'
import { writeFiles } from './write-files.ts'

/** The same day again writes the same files anew. */
export const printPostCommand = defineCommand({
  name: 'post print',
  explanation: 'writes pick list, labels and packing slips',
  words: {
    out: option('out', '<folder>'),
    day: maybe(option('day', '<2026-12-04>', readDay)),
    labels: maybe(
      option('labels', labelForms.join('|'), (text) => labelForms.find((form) => form === text)),
    ),
  },
  async run(context, { out, day, labels = context.postSettings.labels }) {
    const asked = day ?? dutchDayOf(context.clock.now())
    const { papers, unaddressed } = await collectPostPapers(context, asked)
    // Loads the printer only for those who print.
    const { printPostPapers } = await import('#print/print-post-papers.ts')
    const printed = await printPostPapers(papers, { labels })
    return { files: await writeFiles(resolve(context.home, out), printed), unaddressed }
  },
  format: ({ files, unaddressed }) => [
    ...files,
    ...unaddressed.map((name) => `${name} has no address: ask whoever ordered.`),
  ],
})
