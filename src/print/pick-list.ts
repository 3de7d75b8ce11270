import type { PickRow, PostPapers } from '#domain/orders/post-papers.ts'
import { formatMoney } from '#i18n/formats.ts'
import { sum } from '#kernel/money.ts'
import { openFlow } from './flow.ts'
import { operatorLanguage, paperWordsOf, sayDay, wrappingOf } from './paper-words.ts'
import { openPaper } from './pdf-paper.ts'

const shares = [1.2, 5, 3.5, 6]

/** What to take from which shelf, how often, and for which shipments. */
export async function printPickList({ day, pickRows }: PostPapers): Promise<Uint8Array> {
  const t = paperWordsOf(operatorLanguage)
  const title = t('pick.title', { day: sayDay(day) })
  const paper = openPaper({ title, language: operatorLanguage })
  const flow = openFlow(paper)
  flow.open()
  flow.say('H1', title, { face: 'heading', size: 22 })
  flow.gap(6)
  if (pickRows.length === 0) {
    flow.say('P', t('nothing'), { face: 'text', size: 12 })
    return paper.end()
  }
  const count = sum(pickRows.map((row) => row.count * (row.blankCards ?? 1)))
  flow.say('P', t('pick.total', { count }), { face: 'text', size: 12 })
  flow.gap(10)
  const table = paper.element('Table')
  const head = [t('pick.count'), t('pick.card'), t('pick.around'), t('pick.shipments')]
  flow.row(table, head, { tag: 'TH', shares, face: 'strong', size: 10 })
  for (const row of pickRows)
    flow.row(table, cellsOf(row), { tag: 'TD', shares, face: 'text', size: 10 })
  table.end()
  return paper.end()
}

function cellsOf(row: PickRow): readonly string[] {
  const t = paperWordsOf(operatorLanguage)
  const { currency, cents: value } = row.amount
  const amount = formatMoney(operatorLanguage, { currency, value })
  const title = row.title[operatorLanguage]
  return [
    String(row.count),
    row.blankCards === null
      ? t('pick.of', { title, amount })
      : t('pick.pack', { title, count: row.blankCards }),
    wrappingOf(row, operatorLanguage) || t('pick.bare'),
    row.shipments
      .map(({ name, count }) => (count === 1 ? name : t('pick.each', { name, count })))
      .join(', '),
  ]
}
