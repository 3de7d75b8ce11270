import type { StatementLine, StatementPaper } from '#domain/documents/statement.ts'
import { decimalOf, formatDay, formatMoney, timeZone } from '#i18n/formats.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { statementTexts } from '#i18n/texts/statement.ts'
import { writeOfficeCsv } from '#kernel/write-csv.ts'
import { type Addressee, drawParties } from './draw-parties.ts'
import { type Flow, openFlow } from './flow.ts'
import { mm, openPaper, type PdfPaper } from './pdf-paper.ts'

const text = { face: 'text', size: 10 } as const
const strong = { face: 'strong', size: 10 } as const

/** No heading stands alone at the foot of a sheet: so much of its table follows. */
const headed = mm(24)

const words = strictTexts(statementTexts)

type Sheet = { paper: PdfPaper; flow: Flow; statement: StatementPaper; t: ReturnType<typeof words> }

const sayDay = ({ language }: StatementPaper, day: string): string =>
  formatDay(language, `${day}T11:00:00Z`)

const sayMoney = ({ language, currency }: StatementPaper, cents: number): string =>
  formatMoney(language, { currency, value: cents })

function sayMove({ t }: Pick<Sheet, 't'>, { kind, document }: StatementLine): string {
  return t(`kind.${kind}`, { number: document ?? '' }).trim()
}

/** A statement of account on A4, in the language of whoever asked for it. */
export async function printStatement(statement: StatementPaper): Promise<Uint8Array> {
  const { language, company, seller } = statement
  const t = words(language)
  const title = t('document', { company: company.name })
  const paper = openPaper({ title, language })
  const flow = openFlow(paper, (sheet) => t('sheet', { title, sheet }))
  const sheet = { paper, flow, statement, t }
  flow.open()
  flow.say('P', seller.name, { face: 'heading', size: 16 })
  flow.gap(16)
  flow.say('H1', t('title'), { face: 'heading', size: 26 })
  flow.gap(10)
  drawParties(sheet, { ...statement, buyer: buyerOf(company) })
  flow.gap(14)
  drawFacts(sheet)
  flow.gap(18)
  drawMoves(sheet)
  flow.gap(14)
  flow.say('P', sayClosing(sheet), strong)
  flow.gap(8)
  flow.say('P', t('question', { email: seller.email, phone: seller.phone }), text)
  return paper.end()
}

/** A statement goes to the company itself, to no person of it. */
const buyerOf = ({ name, ...company }: StatementPaper['company']): Addressee => ({
  firstName: '',
  lastName: '',
  companyName: name,
  ...company,
})

function drawFacts({ paper, flow, statement, t }: Sheet): void {
  const { from, until, madeOn } = statement
  const days = t('days', { from: sayDay(statement, from), until: sayDay(statement, until) })
  const table = paper.element('Table')
  for (const fact of [
    [t('period'), days],
    [t('madeOn'), sayDay(statement, madeOn)],
  ])
    flow.row(table, fact, { ...text, tag: 'TD', shares: [2, 7], isBare: true })
  table.end()
}

function drawMoves({ paper, flow, statement, t }: Sheet): void {
  const { lines, openingCents, closingCents, from, until, language } = statement
  const look = { shares: [4, 9, 4, 4], amountsFrom: 2 } as const
  const row = (cells: readonly string[], style: typeof text | typeof strong = text) =>
    flow.row(table, cells, { ...style, ...look, tag: 'TD' })
  flow.keep(headed)
  flow.say('H2', t('moves'), { face: 'strong', size: 13 })
  flow.gap(6)
  const table = paper.element('Table')
  flow.row(table, [t('day'), t('what'), t('amount'), t('balance')], {
    ...strong,
    ...look,
    tag: 'TH',
  })
  row([sayDay(statement, from), t('opening'), '', sayMoney(statement, openingCents)])
  for (const line of lines)
    row([
      formatDay(language, line.at),
      describe({ t }, line),
      sayMoney(statement, line.cents),
      sayMoney(statement, line.balanceCents),
    ])
  if (lines.length === 0) row(['', t('nothing'), '', ''])
  row([sayDay(statement, until), t('closing'), '', sayMoney(statement, closingCents)], strong)
  table.end()
}

/** Sentence with its order, and with the name that the company or the bank gives it. */
function describe({ t }: Pick<Sheet, 't'>, line: StatementLine): string {
  const { orderNumber: order, reference } = line
  const what = sayMove({ t }, line)
  const ofOrder = order === null ? what : t('ofOrder', { what, order })
  return reference === null ? ofOrder : t('ofReference', { what: ofOrder, reference })
}

function sayClosing({ statement, t }: Sheet): string {
  const { closingCents, until } = statement
  const day = sayDay(statement, until)
  if (closingCents === 0) return t('note.even', { day })
  const amount = sayMoney(statement, Math.abs(closingCents))
  return t(closingCents > 0 ? 'note.owed' : 'note.credit', { day, amount })
}

/** The same for a spreadsheet. Dutch ones expect a semicolon between columns. */
export function writeStatement(statement: StatementPaper): string {
  const { language, currency, lines, openingCents, closingCents, from, until } = statement
  const t = words(language)
  const amount = (cents: number): string => {
    const text = decimalOf({ currency, value: cents })
    return language === 'nl' ? text.replace('.', ',') : text
  }
  const head = [t('day'), t('what'), t('order'), t('reference'), t('amount'), t('balance')]
  return writeOfficeCsv(
    [
      [t('title'), statement.company.name, from, until, t('currency'), currency],
      head,
      [from, t('opening'), '', '', '', amount(openingCents)],
      ...lines.map((line) => [
        dayIn(line.at),
        sayMove({ t }, line),
        line.orderNumber ?? '',
        line.reference ?? '',
        amount(line.cents),
        amount(line.balanceCents),
      ]),
      [until, t('closing'), '', '', '', amount(closingCents)],
    ],
    ';',
  )
}

/** Day as spreadsheets read it everywhere. */
const dayIn = (moment: Date): string => moment.toLocaleDateString('sv-SE', { timeZone })
