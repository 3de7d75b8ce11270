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

/** By post to these countries; by mail where they are left out. */
export type PostsTo = readonly string[] | undefined

const known = new WeakMap<
  ReceiverRow,
  { template: string; postsTo: PostsTo; judgement: Judgement }
>()

/** Whatever the note says. */
const meantOf = new WeakMap<ReceiverRow, string>()

function findSlip(row: ReceiverRow): string | undefined {
  const before = meantOf.get(row)
  const meant = before ?? meantEmail(row.email.trim()) ?? ''
  meantOf.set(row, meant)
  return meant || undefined
}

/** Rows whose phone number no numbering plan has, or that want one: the shop alone knows. */
const withoutPlan = new WeakSet<ReceiverRow>()

/** The shop refused the phone number of this row. */
export function refusePhone(row: ReceiverRow): void {
  withoutPlan.add(row)
  known.delete(row)
}

const phoneProblem = ({ address }: ReceiverRow) =>
  address?.phoneNumber?.trim() ? ('phoneInvalid' as const) : ('fieldRequired' as const)

const none: RowProblems = {}

function judge(row: ReceiverRow, template: string, postsTo: PostsTo): Judgement {
  const before = known.get(row)
  if (before?.template === template && before.postsTo === postsTo) return before.judgement
  const checked = checkRow(row, template, postsTo)
  const problems = 'problems' in checked ? checked.problems : none
  const isRefused = postsTo !== undefined && withoutPlan.has(row)
  const judgement = {
    problems: isRefused ? { phoneNumber: phoneProblem(row), ...problems } : problems,
    meant: postsTo === undefined ? findSlip(row) : undefined,
  }
  known.set(row, { template, postsTo, judgement })
  return judgement
}

/** All rows with what is wrong with them; one that was judged before is not judged anew. */
export function judgeRows(
  listed: readonly ListedRow[],
  template: string,
  postsTo: PostsTo,
): readonly JudgedRow[] {
  const seen = new Set<string>()
  return listed.map((item) => {
    const { row } = item
    const place = postsTo === undefined ? emailKeyOf(row.email) : placeOf(row)
    const person = `${place} ${wholeNameOf(row).toLowerCase()}`
    const isDouble = place !== '' && seen.has(person)
    seen.add(person)
    return { ...item, ...judge(row, template, postsTo), isDouble }
  })
}

const placeOf = ({ address }: ReceiverRow): string =>
  address === undefined
    ? ''
    : [address.postCode, address.houseNumber, address.suffix]
        .join(' ')
        .toLowerCase()
        .replaceAll(/\s+/g, '')

export const isWrong = ({ problems }: Pick<JudgedRow, 'problems'>): boolean =>
  Object.keys(problems).length > 0

/** To be looked at: wrong, perhaps wrong, or being mended. */
export const wantsLook = (row: JudgedRow): boolean =>
  isWrong(row) || row.isDouble || row.meant !== undefined || row.isOpen
