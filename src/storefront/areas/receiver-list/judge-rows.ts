import { emailKeyOf } from '#kernel/email.ts'
import { meantEmail } from '#kernel/email-slip.ts'
import { wholeNameOf } from '#kernel/note-template.ts'
import { checkRow, type ReceiverRow, type RowProblems } from '#kernel/receiver-list.ts'

/** A receiver in the list on the screen. A row is never changed but replaced, so what was found out about it stays true. */
export type ListedRow = {
  id: number
  row: ReceiverRow
  /** Its fields are shown. */
  isOpen: boolean
}

export type JudgedRow = ListedRow & {
  problems: RowProblems
  /** What its address was probably meant to be. */
  meant: string | undefined
  /** Somebody before it in the list is the same. */
  isDouble: boolean
}

type Judgement = Pick<JudgedRow, 'problems' | 'meant'>

const known = new WeakMap<ReceiverRow, { template: string; judgement: Judgement }>()

/** Whatever the note says. */
const meantOf = new WeakMap<ReceiverRow, string>()

function findSlip(row: ReceiverRow): string | undefined {
  const before = meantOf.get(row)
  const meant = before ?? meantEmail(row.email.trim()) ?? ''
  meantOf.set(row, meant)
  return meant || undefined
}

const none: RowProblems = {}

function judge(row: ReceiverRow, template: string): Judgement {
  const before = known.get(row)
  if (before?.template === template) return before.judgement
  const checked = checkRow(row, template)
  const judgement = {
    problems: 'problems' in checked ? checked.problems : none,
    meant: findSlip(row),
  }
  known.set(row, { template, judgement })
  return judgement
}

/** All rows with what is wrong with them; one that was judged before is not judged anew. */
export function judgeRows(listed: readonly ListedRow[], template: string): readonly JudgedRow[] {
  const seen = new Set<string>()
  return listed.map((item) => {
    const { row } = item
    const person = `${emailKeyOf(row.email)} ${wholeNameOf(row).toLowerCase()}`
    const isDouble = row.email !== '' && seen.has(person)
    seen.add(person)
    return { ...item, ...judge(row, template), isDouble }
  })
}

export const isWrong = ({ problems }: Pick<JudgedRow, 'problems'>): boolean =>
  Object.keys(problems).length > 0

/** To be looked at: wrong, perhaps wrong, or being mended. */
export const wantsLook = (row: JudgedRow): boolean =>
  isWrong(row) || row.isDouble || row.meant !== undefined || row.isOpen
