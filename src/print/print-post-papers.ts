import type { PostPrinter } from '#domain/orders/post-papers.ts'
import { printLabels } from './address-labels.ts'
import { printPackingSlips } from './packing-slips.ts'
import { printPickList } from './pick-list.ts'

/** What is printed for a day of the post: three files of PDF. */
export const printPostPapers: PostPrinter = async (papers, { labels }) => [
  { name: `pick-list-${papers.day}.pdf`, bytes: await printPickList(papers) },
  { name: `labels-${papers.day}.pdf`, bytes: await printLabels(papers, labels) },
  { name: `packing-slips-${papers.day}.pdf`, bytes: await printPackingSlips(papers) },
]
