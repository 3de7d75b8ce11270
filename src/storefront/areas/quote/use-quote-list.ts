import { useState } from 'react'
import type { ReceiverRow, RowField, RowProblems } from '#kernel/receiver-list.ts'
import type { ReadProblem } from '#storefront/parts/receiver-rows/read-file.ts'

/** Row of the file that is not right, counted from 1, and its fields. */
export type WrongListRow = { row: number; fields: readonly RowField[] }

type List =
  | { is: 'none' }
  | { is: 'refused'; problem: ReadProblem }
  | { is: 'read'; name: string; rows: readonly ReceiverRow[]; wrong: readonly WrongListRow[] }

export type QuoteList = ReturnType<typeof useQuoteList>

/**
 * The receivers' file of a request, read and judged in the browser by the rules of receivers'
 * lists.
 */
export function useQuoteList(postsTo: readonly string[] | undefined) {
  const [list, setList] = useState<List>({ is: 'none' })
  const take = async (file: File) => {
    const [{ readFile }, { checkRow }] = await Promise.all([
      import('#storefront/parts/receiver-rows/read-file.ts'),
      import('#kernel/receiver-list.ts'),
    ])
    const read = await readFile(file)
    if ('problem' in read) {
      setList({ is: 'refused', problem: read.problem })
      return
    }
    const { rows } = read
    const wrong = rows.flatMap((row, at): WrongListRow | [] => {
      const judged = checkRow(row, '', postsTo)
      return 'problems' in judged ? { row: at + 1, fields: fieldsOf(judged.problems) } : []
    })
    setList({ is: 'read', name: file.name, rows, wrong })
  }
  return { list, take, forget: () => setList({ is: 'none' }) }
}

const fieldsOf = (problems: RowProblems): readonly RowField[] =>
  Object.keys(problems) as readonly RowField[]

/** Rows that may be sent. */
export const rowsToSend = (list: List): readonly ReceiverRow[] =>
  list.is === 'read' && list.wrong.length === 0 ? list.rows : []
